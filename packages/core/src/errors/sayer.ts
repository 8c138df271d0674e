import { fill } from './fill.ts';

/** Says a text: in other words where there are some, with its places taken. */
export type Say = (text: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Makes what says the texts of the catalogue.
 * @param words what stands in the place of a text, by that text
 */
export const sayer =
  (words: Readonly<Record<string, string | undefined>>): Say =>
  (text, values) => {
    const said = words[text] ?? text;
    return values ? fill(said, values) : said;
  };
