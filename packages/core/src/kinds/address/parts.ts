import type { Address } from '@preventivo/italian';
import { comparableAddress, composeAddress, composedParts } from '@preventivo/italian';
import type { Parts, RemoteCheck } from '../../table/table.ts';

const texts = ['street', 'street_number', 'zip', 'city'] as const;

/**
 * An address part by part, as it stands on the wire beside the composed one
 * (docs/rules/address.md#beside-the-composed-address): each is null while the address is not whole.
 * What they add to it is whether it was written by hand.
 */
export const addressParts: Parts<Address> = {
  kinds: {
    street: 'string',
    street_number: 'string',
    zip: 'string',
    city: 'string',
    is_manual_address: 'boolean',
  },
  to: (address) => {
    const parts = composedParts(address);
    const sent = parts && { ...parts, is_manual_address: address.is_manual_address };
    const names = Object.keys(addressParts.kinds) as (keyof NonNullable<typeof sent>)[];
    return Object.fromEntries(names.map((name) => [name, sent?.[name] ?? null]));
  },
  from: (address, { is_manual_address = null, ...body }) => {
    const isOdd = is_manual_address !== null && typeof is_manual_address !== 'boolean';
    const wrong = texts.filter((name) => !isSamePart(body[name] ?? null, address[name]));
    return {
      answer: { ...address, is_manual_address: is_manual_address === true },
      wrong: isOdd ? [...wrong, 'is_manual_address'] : wrong,
    };
  },
};

const isSamePart = (told: unknown, own: string) =>
  told === null || (typeof told === 'string' && comparableAddress(told) === comparableAddress(own));

/**
 * The check that the address search knows an address (docs/rules/address.md#known-to-the-search).
 * Of one that is written by hand, or is not whole, there is nothing to ask.
 */
export function searchedAddress(address: Address): RemoteCheck<never> | null {
  const composed = address.is_manual_address ? '' : composeAddress(address);
  return composed ? { what: 'address', content: composed } : null;
}
