/** What stands between the separators of a text that is a list, without what is empty. */
export const entriesOf = (text: string, separator: string): readonly string[] =>
  text
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** The same text with each comma between entries turned into the separator; one between digits is part of a number. */
export const commasParted = (text: string, separator: string): string =>
  text.replace(/(\d,(?=\d))|,/g, (_, decimal: string | undefined) => decimal ?? separator);
