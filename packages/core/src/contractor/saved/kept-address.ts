import type { Address } from '../../italian/address.ts';
import { composeAddress } from '../../italian/composed-address.ts';

/**
 * The address of a saved record. It was found, or written by hand, when the record was saved; which
 * of the two is not kept, so it counts as written by hand and is not looked up again.
 */
export function keptAddress(parts: Omit<Address, 'search' | 'is_manual_address'>): Address {
  const known = Object.values(parts).some((part) => part !== '');
  return { ...parts, search: composeAddress(parts), is_manual_address: known };
}
