import { fill } from './fill.ts';

/** Translates a text and fills its placeholders. */
export type Say = (text: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Creates the function that translates the catalogue's texts.
 * @param words the replacement of each text
 */
export const sayer =
  (words: Readonly<Record<string, string | undefined>>): Say =>
  (text, values) => {
    const said = words[text] ?? text;
    return values ? fill(said, values) : said;
  };
