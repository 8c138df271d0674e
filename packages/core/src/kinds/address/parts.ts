import type { Address } from '@preventivo/italian';
import { comparableAddress, composeAddress, composedParts } from '@preventivo/italian';
import { readBoolean, readText, readZip } from '../../json/scalars.ts';
import type { Parts, RemoteCheck } from '../../table/table.ts';

const texts = ['street', 'street_number', 'zip', 'city'] as const;

/**
 * The parts of an address on the wire, in addition to the composed address
 * (docs/rules/address.md#beside-the-composed-address). Each part is null while the address is incomplete.
 * `is_manual_address` is true if the user typed the address by hand.
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
  from: (address, { is_manual_address, ...body }) => {
    const byHand = isNothing(is_manual_address) ? false : readBoolean(is_manual_address);
    const wrong = texts.filter((name) => !isSamePart(name, body[name], address[name]));
    return {
      answer: { ...address, is_manual_address: byHand === true },
      wrong: byHand === undefined ? [...wrong, 'is_manual_address'] : wrong,
    };
  },
};

function isSamePart(name: (typeof texts)[number], told: unknown, own: string): boolean {
  if (isNothing(told)) return true;
  const text = name === 'zip' ? readZip(told) : readText(told);
  return text !== undefined && comparableAddress(text) === comparableAddress(own);
}

const isNothing = (told: unknown) => told === undefined || told === null || told === '';

/**
 * Returns the remote check that the address search finds an address (docs/rules/address.md#known-to-the-search).
 * Returns null for an address that is incomplete or typed by hand.
 */
export function searchedAddress(address: Address): RemoteCheck<never> | null {
  const composed = address.is_manual_address ? '' : composeAddress(address);
  return composed ? { what: 'address', content: composed } : null;
}
