import type { Option } from '@preventivo/core';
import { queryClientOf } from '@preventivo/core/query';
import type { PreventivoContext } from '@preventivo/core/react';
import { isDay } from '@preventivo/italian';
import { municipalitiesQuery, named, onDay } from '../api.ts';

interface WantedMunicipalities {
  /** Whether the field asks for a residence, which must be a municipality that exists today. */
  readonly isResidenza: boolean;
  /**
   * The birth date, if the field asks for a birthplace. Municipalities that existed under their name on that date come
   * first.
   * @defaultValue unknown
   */
  readonly bornOn?: string | null | undefined;
}

/**
 * Searches municipalities by the start of their name.
 * @throws if the request fails
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
