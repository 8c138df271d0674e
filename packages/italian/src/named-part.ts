import type { Address } from './address.ts';
import { comparableAddress } from './comparable-address.ts';
import { parseComposedAddress } from './composed-address.ts';

/** The parts that a service may name as nobody would write them: 'DORSODURO', '3246'. */
export type NamedPart = 'street' | 'street_number';

/**
 * Whether a part is as the found address, or the saved record, names it: then it is taken as it is. Of
 * what is written by hand only a record says what it names: a text that was searched for says nothing
 * (docs/rules/address.md#street).
 */
export function isNamedPart(address: Address, part: NamedPart): boolean {
  const { search, is_manual_address } = address;
  if (is_manual_address && parseComposedAddress(search).street === '') return false;
  const value = comparableAddress(address[part]).replace(/(?<!\bKM \d+), /g, ' ');
  return value !== '' && value.length <= 100 && ` ${wordsOf(search)} `.includes(` ${value} `);
}

// Composing takes commas off the parts: a part of two words is never found across one that stands between others.
const wordsOf = (text: string) => comparableAddress(text).replace(/, /g, ' , ');
