import { isSameAddress } from '@preventivo/italian';
import type { QuoteService } from './quote-service.ts';

/**
 * Whether the address search knows a composed address: one of its descriptions is the address
 * without brackets, in whatever case (docs/rules/address.md#known-to-the-search).
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
