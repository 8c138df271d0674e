import type { Address } from '../italian/address.ts';
import { comparableAddress } from '../italian/comparable-address.ts';
import { composedParts } from '../italian/composed-address.ts';
import { isAddressAnswer } from './kinds.ts';
import type { WireProblem } from './wire.ts';

const texts = ['street', 'street_number', 'zip', 'city'] as const;

/** The keys under which the parts of an address stand beside it on the wire (`lines.md 3`). */
export const addressPartNames = [...texts, 'is_manual_address'] as const;

/** The parts of an address as they are in the composed one; each is null while it is not whole. */
export function addressParts(answer: unknown): Readonly<Record<string, unknown>> {
  const address = isAddressAnswer(answer) ? answer : undefined;
  const parts = address && composedParts(address);
  const sent = parts && { ...parts, is_manual_address: address.is_manual_address };
  return Object.fromEntries(addressPartNames.map((name) => [name, sent?.[name] ?? null]));
}

/**
 * What the parts of a body add to the composed address: whether it was written by hand. They may be
 * missing; those that are there say the same as the address.
 */
export function withParts(
  address: Address,
  body: Readonly<Record<string, unknown>>,
): { readonly answer: Address; readonly problems: readonly WireProblem[] } {
  const { is_manual_address = null } = body;
  const isManual = typeof is_manual_address === 'boolean' ? is_manual_address : undefined;
  const wrong = texts.filter((name) => !isSamePart(body[name] ?? null, address[name]));
  const odd = isManual === undefined && is_manual_address !== null;
  return {
    answer: isManual === undefined ? address : { ...address, is_manual_address: isManual },
    problems: [...wrong, ...(odd ? ['is_manual_address'] : [])].map((key) => ({
      key,
      reason: 'wrong',
    })),
  };
}

const isSamePart = (told: unknown, own: string) =>
  told === null || (typeof told === 'string' && comparableAddress(told) === comparableAddress(own));
