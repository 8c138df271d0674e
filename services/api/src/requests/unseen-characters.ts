/**
 * Characters that are invisible or that control a terminal: controls (C0, C1), directions, zero
 * widths, line and paragraph separators.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Replaces each run of invisible characters with a space. */
export const withoutUnseen = (text: string): string =>
  text.replaceAll(new RegExp(`${unseen.source}+`, 'gu'), ' ');

/**
 * Returns JSON with invisible characters escaped, as in `\u202e`. Parsing the JSON returns the
 * original texts.
 */
export const jsonOf = (value: unknown, indent?: number): string =>
  JSON.stringify(value, undefined, indent).replaceAll(unseen, (character) =>
    // Keep the line breaks of the indentation. JSON.stringify has escaped line breaks inside texts.
    character === '\n' ? character : escaped(character),
  );

const escaped = (character: string) =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
