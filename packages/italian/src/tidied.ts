/**
 * Tidies a text for validating and sending: trims it, replaces special spaces with plain ones, and removes the
 * invisible characters of pasted text (docs/rules/italian.md#written-text).
 */
export const tidied = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\S\r\n]/g, ' ')
    .trim();
