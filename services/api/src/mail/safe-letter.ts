import type { Letter } from './letter.ts';
import { oneLine } from './one-line.ts';
import { withoutLinks } from './without-links.ts';

/** What stands in a letter and is no text. */
const noTexts = ['kind', 'language', 'url', 'href'];

/**
 * A letter whose texts are one line each, show all that they hold, and are no link. All of them, whoever wrote
 * them: so nothing has to know which were typed by a stranger, and none is forgotten.
 * @param known addresses of email that stay as they are where they stand alone: whom the mail is to and from
 */
export const safeLetter = (letter: Letter, known: readonly (string | undefined)[]): Letter =>
  withTexts(letter, (text) => (known.includes(text) ? text : withoutLinks(oneLine(text))));

/** The same with other texts, at any depth. */
export function withTexts<T extends object>(of: T, change: (text: string) => string): T {
  const changed: T = JSON.parse(JSON.stringify(of), (key, value: unknown) =>
    typeof value === 'string' && !noTexts.includes(key) ? change(value) : value,
  );
  return changed;
}
