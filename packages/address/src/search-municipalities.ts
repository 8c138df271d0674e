import type { Option } from '@preventivo/core';
import { queryClientOf } from '@preventivo/core/query';
import type { PreventivoContext } from '@preventivo/core/react';
import { isDay } from '@preventivo/italian';
import { municipalitiesQuery, named, onDay } from './api.ts';

interface WantedMunicipalities {
  /** Whether somebody lives there, so that former municipalities are left out. */
  readonly isResidenza: boolean;
  /** The birth date of whose birthplace it is: what had its name then comes first. @defaultValue unknown */
  readonly bornOn?: string | null | undefined;
}

/**
 * Searches for municipalities by the letters of their name.
 * @throws where the search does not answer
 */
export async function searchMunicipalities(
  context: Pick<PreventivoContext, 'client' | 'queryClient'>,
  text: string,
  { isResidenza, bornOn }: WantedMunicipalities,
): Promise<readonly (Option & { readonly name: string | undefined })[]> {
  const queryClient = await queryClientOf(context);
  const found = await queryClient.fetchQuery(
    municipalitiesQuery(context.client, text, isResidenza),
  );
  return named(bornOn && isDay(bornOn) ? onDay(found, bornOn) : found);
}
