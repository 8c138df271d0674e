import { type Person, type Result, type SavedPerson, same } from '@preventivo/core';
import { isSameFiscalCode } from '@preventivo/core/italian';
import { optionsOf } from '@preventivo/core/react';
import { fiscalCodeRequest, personOfSaved, savedOfPerson } from '@preventivo/core/saved';
import { municipalitiesOf } from './municipalities-of.ts';
import { type Saved, type Saving, savedId } from './saving.ts';

/**
 * Saves a person with their fiscal code; one that cannot be computed holds up nothing.
 * @param id the record it changes
 */
export async function savePerson(
  saving: Saving,
  person: Person,
  id?: string,
): Promise<Result<Saved>> {
  const { client, user } = saving;
  const kept = user.people.find((one) => one.id === id);
  const [fiscalCode, states, municipalities] = await Promise.all([
    fiscalCodeOf(saving, person, kept),
    person.natoInItalia ? [] : statesOf(saving),
    municipalitiesOf(saving, person),
  ]);
  const body = savedOfPerson(person, id, {
    ...(fiscalCode && { fiscalCode }),
    states,
    municipalities,
    country: kept?.countryOfBirth,
  });
  const answer = await client.savePerson(body);
  if (!answer.ok) return answer;
  const people = answer.data;
  return {
    ok: true,
    data: { user: { ...user, people }, id: savedId(user.people, people, id) },
  };
}

/**
 * The code that is kept, as long as nothing it is made of has changed: two people who shared one have
 * another than the computed. Undefined where it has to be computed and cannot be.
 */
async function fiscalCodeOf({ client, user }: Saving, person: Person, kept?: SavedPerson) {
  const code = kept?.fiscalCode;
  const madeOf = fiscalCodeRequest(person);
  if (kept && code && same(madeOf, fiscalCodeRequest(personOfSaved(kept, user)))) return code;
  const computed = await client.fiscalCode(madeOf);
  if (!computed.ok) return undefined;
  return code && isSameFiscalCode(code, computed.data) ? code : computed.data;
}

/** Their names; without the list the record says what its state is called. */
function statesOf({ client, queries }: Saving) {
  return queries.ask(optionsOf(client, 'stati')).catch(() => []);
}
