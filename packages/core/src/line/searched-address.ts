import type { Address } from '../italian/address.ts';
import { composeAddress } from '../italian/composed-address.ts';
import type { RemoteCheck } from './table.ts';

/**
 * The check that the address search knows an address (docs/rules/address.md#known-to-the-search).
 * Of one that is written by hand, or is not whole, there is nothing to ask.
 */
export function searchedAddress(address: Address): RemoteCheck<never> | null {
  const composed = address.is_manual_address ? '' : composeAddress(address);
  return composed ? { what: 'address', content: composed } : null;
}
