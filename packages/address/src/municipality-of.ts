import { fold } from '@preventivo/core/italian';
import type { PreventivoContext } from '@preventivo/core/react';
import { municipalitiesQuery } from './api.ts';
import type { TypedParts } from './typed-parts.ts';

/**
 * The municipality that a typed name means, 'NAME (PV)'; the name as it was typed where it means none, or
 * one of several. Where nobody can be asked, who typed the province is believed.
 */
export async function municipalityOf(
  { queries, client }: Pick<PreventivoContext, 'queries' | 'client'>,
  { place, province }: Pick<TypedParts, 'place' | 'province'>,
): Promise<string> {
  if (place === '') return '';
  const known = await queries.ask(municipalitiesQuery(client, place, true)).catch(() => undefined);
  if (!known) return province ? `${place.toUpperCase()} (${province})` : place;
  const meant = known.filter(({ value }) => {
    const [name = '', told] = value.split(' (');
    return fold(name) === fold(place) && (!province || told === `${province})`);
  });
  return (meant.length === 1 && meant[0]?.value) || place;
}
