import type { Letter } from './letter.ts';
import { oneLine } from './one-line.ts';
import { withoutLinks } from './without-links.ts';

/** Keys of a letter whose values are not visible text. */
const noTexts = ['kind', 'language', 'url', 'href'];

/**
 * Returns a letter in which each text has one line, only visible characters and no links. It
 * changes all texts, so that no caller has to know which ones a stranger typed.
 * @param known mail addresses that stay unchanged as whole texts: the recipient and the sender
 */
export const safeLetter = (letter: Letter, known: readonly (string | undefined)[]): Letter =>
  withTexts(letter, (text) => (known.includes(text) ? text : withoutLinks(oneLine(text))));

/** Returns a copy with every text changed, at any depth. */
export function withTexts<T extends object>(of: T, change: (text: string) => string): T {
  const changed: T = JSON.parse(JSON.stringify(of), (key, value: unknown) =>
    typeof value === 'string' && !noTexts.includes(key) ? change(value) : value,
  );
  return changed;
}
