import type { Letter } from './letter.ts';
import { oneLine } from './one-line.ts';
import { withoutLinks } from './without-links.ts';

const noTexts = ['kind', 'language', 'url', 'href'];

/**
 * Returns a letter in which each text has one line, only visible characters and no links. Changes
 * every text, because any text may contain words that a stranger typed.
 * @param known mail addresses that stay unchanged: the recipient and the sender
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
