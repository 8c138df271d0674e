import { isSameAddress } from '@preventivo/italian';
import type { QuoteService } from './quote-service.ts';

/**
 * Whether the address search finds a composed address. One of the found descriptions must equal the address, apart
 * from brackets and case (docs/rules/address.md#known-to-the-search).
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
