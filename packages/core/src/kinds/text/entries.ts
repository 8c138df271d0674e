/** What stands between the separators of a text that is a list, without what is empty. */
export const entriesOf = (text: string, separator: string): readonly string[] =>
  text
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/**
 * The same text with each comma between entries turned into the separator. A comma between digits is part of a
 * number, one in brackets part of an entry; a text that has the separator uses its commas for something else.
 */
export const commasParted = (text: string, separator: string): string =>
  text.includes(separator)
    ? text
    : text.replace(/\([^()]*\)|\[[^[\]]*\]|\d,(?=\d)|,/g, (part) =>
        part === ',' ? separator : part,
      );
