import type { Client, Translate } from '@preventivo/core';
import { birthplaceThen } from '@preventivo/core/words';
import { parseMunicipality } from '@preventivo/italian';

/**
 * Returns a note with a municipality's name on the birth date.
 * @param answer the selected municipality, 'NAME (PV)'
 * @returns undefined if the municipality had its current name, or if the request fails
 */
export async function nameThen(
  client: Pick<Client, 'birthplace'>,
  answer: string,
  date: string,
  t: Translate,
): Promise<string | undefined> {
  const place = parseMunicipality(answer);
  if (!place) return undefined;
  const { name: comune, province: provincia } = place;
  const found = await client.birthplace({ comune, provincia, data: date });
  const name = found.ok && parseMunicipality(found.data[0]?.value ?? '')?.name;
  return name && name !== comune ? t(birthplaceThen, { year: date.slice(0, 4), name }) : undefined;
}
