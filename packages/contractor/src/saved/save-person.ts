import type { Person, Result } from '@preventivo/core';
import { isSameFiscalCode } from '@preventivo/core/italian';
import { optionsOf } from '@preventivo/core/react';
import { fiscalCodeRequest, savedOfPerson } from '@preventivo/core/saved';
import { municipalitiesOf } from './municipalities-of.ts';
import { type Saved, type Saving, savedId } from './saving.ts';

/**
 * Saves a person with the fiscal code the quote service computes; one it cannot compute holds up
 * nothing. @param id the record it changes
 */
export async function savePerson(
  saving: Saving,
  person: Person,
  id?: string,
): Promise<Result<Saved>> {
  const { client, user } = saving;
  const [fiscalCode, states, municipalities] = await Promise.all([
    fiscalCodeOf(saving, person, id),
    person.natoInItalia ? [] : statesOf(saving),
    municipalitiesOf(saving, person),
  ]);
  const body = savedOfPerson(person, id, { fiscalCode, states, municipalities });
  const answer = await client.savePerson(body);
  if (!answer.ok) return answer;
  const people = answer.data;
  return {
    ok: true,
    data: { user: { ...user, people }, id: savedId(user.people, people, id) },
  };
}

/** A code that was changed because two people shared it stays as it is. */
async function fiscalCodeOf({ client, user }: Saving, person: Person, id: string | undefined) {
  const answer = await client.fiscalCode(fiscalCodeRequest(person));
  if (!answer.ok) return '';
  const kept = user.people.find((one) => one.id === id)?.fiscalCode ?? '';
  return isSameFiscalCode(kept, answer.data) ? kept : answer.data;
}

/** Their names; without the list a state keeps its id. */
function statesOf({ client, queries }: Saving) {
  return queries.ask(optionsOf(client, 'stati')).catch(() => []);
}
