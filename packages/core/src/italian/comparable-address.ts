import { unaccented } from './unaccented.ts';

/**
 * An address in the form two are compared in: brackets, accents and apostrophes off, upper case,
 * single-spaced (docs/rules/address.md#known-to-the-search).
 */
export function comparableAddress(text: string): string {
  return unaccented(text)
    .replace(/[)'’]/g, '')
    .replace(/[\s(]+/g, ' ')
    .replace(/ ?, ?/g, ', ')
    .trim();
}

/** Whether two texts name the same address. An empty one names none. */
export function isSameAddress(one: string, other: string): boolean {
  const compared = comparableAddress(one);
  return compared !== '' && compared === comparableAddress(other);
}
