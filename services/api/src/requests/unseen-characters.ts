/**
 * Characters that a terminal carries out or that nobody sees: controls (C0, C1), directions, zero widths, and the line
 * and paragraph separators.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Returns the text with a space in place of each run of unseen characters. */
export const withoutUnseen = (text: string): string =>
  text.replaceAll(new RegExp(`${unseen.source}+`, 'gu'), ' ');

/** Writes JSON whose unseen characters are escaped as `\u202e`: what reads the JSON gets the very same texts. */
export const jsonOf = (value: unknown, indent?: number): string =>
  JSON.stringify(value, undefined, indent).replaceAll(unseen, (character) =>
    // The one control that JSON.stringify writes itself: between its lines.
    character === '\n' ? character : escaped(character),
  );

const escaped = (character: string) =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
