import { type Address, composeAddress, isSameAddress } from '@preventivo/core/italian';
import type { AddressClient } from './api.ts';

/**
 * Whether the address search knows an address: one of its descriptions is the composed address
 * without brackets, in whatever case (foundation.md 5). An address written by hand is not looked
 * up; a look-up that fails counts as not found.
 */
export async function lookUpAddress(
  client: Pick<AddressClient, 'searchAddress'>,
  address: Address,
): Promise<boolean> {
  if (address.is_manual_address) return true;
  const composed = composeAddress(address);
  if (composed === '') return false;
  const found = await client.searchAddress(composed.replace(/[()]/g, '').toUpperCase());
  return (
    found.ok && found.data.placeList.some(({ description }) => isSameAddress(description, composed))
  );
}
