import { unaccented } from '../fold.ts';
import { tidied } from '../tidied.ts';

/**
 * Normalises an address for comparison: upper case, single spaces, without brackets, accents and apostrophes
 * (docs/rules/address.md#known-to-the-search).
 */
export function comparableAddress(text: string): string {
  return (
    unaccented(text)
      .replace(/[)'’\p{Cf}]/gu, '')
      .replace(/[\s(]+/g, ' ')
      // The comma of 'KM 3,5' is decimal, not a separator.
      .replace(/(\bKM \d+),(?=\d)| ?, ?/g, (_, kilometres?: string) =>
        kilometres ? `${kilometres}.` : ', ',
      )
      .trim()
  );
}

/**
 * Whether two texts are spellings of the same address (docs/rules/address.md#known-to-the-search). An empty text
 * never matches.
 */
export function isSameAddress(one: string, other: string): boolean {
  const compared = comparableAddress(one);
  return compared !== '' && compared === comparableAddress(other);
}

/**
 * Whether a typed text may be an address: at least two words of 2 or more characters. It may also contain one postal
 * code of 5 digits, a province and ', Italia' (docs/rules/address.md#typed-text).
 */
export function isAddressText(text: string): boolean {
  const address = tidied(text);
  if (address.length > 300 || !/^[\p{L}\p{M}\d\s'’.,°º/()–—-]+$/u.test(address)) return false;
  const runs = address.match(/\d+/g) ?? [];
  if (runs.some((run) => run.length > 5) || runs.filter((run) => run.length === 5).length > 1)
    return false;
  const street = address.replace(/[,\s]italia$/i, '').replace(/\([a-z]{2}\)/i, '');
  return (street.match(/(?:\p{L}\p{M}*){2,}/gu) ?? []).length >= 2;
}
