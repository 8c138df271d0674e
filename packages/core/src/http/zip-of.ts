import { textOf } from '../json/text-of.ts';

/**
 * A postal code in five digits, also where it was kept as a number; '' for none
 * (docs/rules/address.md#postal-code).
 */
export function zipOf(raw: unknown): string {
  const zip = textOf(raw).trim();
  return zip === '' ? '' : zip.padStart(5, '0');
}
