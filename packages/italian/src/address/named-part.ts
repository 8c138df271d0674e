import type { Address } from './address.ts';
import { comparableAddress } from './comparable-address.ts';
import { parseComposedAddress } from './composed-address.ts';

/**
 * The parts that are valid if a service returned them, even if they break the rules for manual entry: 'DORSODURO',
 * '3246'.
 */
export type NamedPart = 'street' | 'street_number';

/**
 * Whether the address search or the saved record returned exactly this part. Such a part is valid without further
 * rules. For an address typed by hand, only a saved record counts, because the user may have typed the text in the
 * search box (docs/rules/address.md#street).
 */
export function isNamedPart(address: Address, part: NamedPart): boolean {
  const { search, is_manual_address } = address;
  if (is_manual_address && parseComposedAddress(search).street === '') return false;
  const value = comparableAddress(address[part]).replace(/(?<!\bKM \d+), /g, ' ');
  return value !== '' && value.length <= 100 && ` ${wordsOf(search)} `.includes(` ${value} `);
}

// Composing an address removes commas from its parts, so a part of two words must not match across a comma.
const wordsOf = (text: string) => comparableAddress(text).replace(/, /g, ' , ');
