import { findAddress } from '@preventivo/core/check';
import { type Address, composeAddress } from '@preventivo/italian';
import type { AddressClient } from './api.ts';

/**
 * Returns whether the address search finds an address (docs/rules/address.md#known-to-the-search). A manual address
 * counts as found, without a request. If the request fails, the address counts as not found.
 */
export async function lookUpAddress(
  client: Pick<AddressClient, 'searchAddress'>,
  address: Address,
): Promise<boolean> {
  if (address.is_manual_address) return true;
  const composed = composeAddress(address);
  return composed !== '' && (await findAddress(client, composed)) === 'found';
}
