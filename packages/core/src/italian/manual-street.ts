import type { RuleSettings } from '../line/rule-settings.ts';

/**
 * Whether a text is a street written by hand: a word of 2 or more characters, a space, then 2 or
 * more, at most 100 (docs/rules/address.md#street). Letters, digits, spaces, apostrophes and the
 * degree sign; and dots and hyphens, as in 'Via G. Verdi'. No comma: it would end the street in the
 * composed address. Under 'wide' one word with a letter is a street as well: 'Dorsoduro'.
 */
export function isManualStreet(text: string, rules: RuleSettings['addresses'] = 'strict'): boolean {
  const street = text.trim();
  return (
    street.length <= 100 && (strict.test(street) || (rules === 'wide' && oneWord.test(street)))
  );
}

const strict = /^[\p{L}\p{M}\d'’.°º-]{2,} [\p{L}\p{M}\d '’.°º-]{2,}$/u;
const oneWord = /^(?=.*\p{L})[\p{L}\p{M}\d'’.°º-]{2,}$/u;
