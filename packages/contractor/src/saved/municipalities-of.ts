import { municipalitiesQuery } from '@preventivo/address';
import type { Named, Person } from '@preventivo/core';
import { normaliseMunicipality, parseMunicipality } from '@preventivo/core/italian';
import type { Saving } from './saving.ts';

/**
 * The municipalities of a person with their codes: those the account's records have already, and
 * what the quote service knows of others. One that cannot be had is left out.
 */
export async function municipalitiesOf(saving: Saving, person: Person): Promise<readonly Named[]> {
  const known = saving.user.people
    .flatMap(({ cityOfBirth, cityOfResidence }) => [cityOfBirth, cityOfResidence])
    .filter((one) => one !== null);
  const unknown = [
    { text: normaliseMunicipality(person.comune_nascita), isResidenza: false },
    {
      text: normaliseMunicipality(person.indirizzoResidenza_SedeLegale.city),
      isResidenza: true,
    },
  ].filter(({ text }) => !known.some(({ value }) => value === text));
  const found = await Promise.all(
    unknown.map(({ text, isResidenza }) => lookUp(saving, text, isResidenza)),
  );
  return [...known, ...found.flat()];
}

async function lookUp({ client, queries }: Saving, text: string, isResidenza: boolean) {
  const name = parseMunicipality(text)?.name;
  if (!name) return [];
  return queries.ask(municipalitiesQuery(client, name, isResidenza)).catch(() => []);
}
