import type { Option } from '@preventivo/core';
import type { PreventivoContext } from '@preventivo/core/react';
import { municipalitiesQuery, named } from './api.ts';

/**
 * Searches for municipalities by the letters of their name.
 * @throws where the search does not answer
 */
export async function searchMunicipalities(
  { client, queries }: Pick<PreventivoContext, 'client' | 'queries'>,
  text: string,
  isResidenza: boolean,
): Promise<readonly (Option & { readonly name: string | undefined })[]> {
  return named(await queries.ask(municipalitiesQuery(client, text, isResidenza)));
}
