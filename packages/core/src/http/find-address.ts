import { isSameAddress } from '@preventivo/italian';
import type { QuoteService } from './quote-service.ts';

/**
 * Whether the address search returns a composed address: one of its descriptions equals the address, ignoring brackets
 * and case (docs/rules/address.md#known-to-the-search).
 */
export async function findAddress(
  client: Pick<QuoteService, 'searchAddress'>,
  composed: string,
): Promise<'found' | 'unknown' | 'failed'> {
  const found = await client.searchAddress(composed.replace(/[()]/g, ''));
  if (!found.ok) return 'failed';
  const { placeList } = found.data;
  return placeList.some(({ description }) => isSameAddress(description, composed))
    ? 'found'
    : 'unknown';
}
