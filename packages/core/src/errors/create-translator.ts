import { fill } from './fill.ts';

/** Translates a text and fills its placeholders. */
export type Translate = (
  text: string,
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * Creates the function that translates the catalogue's texts.
 * @param words the replacements, by the replaced text
 */
export const createTranslator =
  (words: Readonly<Record<string, string | undefined>>): Translate =>
  (text, values) => {
    const said = words[text] ?? text;
    return values ? fill(said, values) : said;
  };
