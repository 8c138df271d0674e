/** Splits a text into its non-empty entries. */
export const entriesOf = (text: string, separator: string): readonly string[] =>
  text
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/**
 * Replaces each comma between entries with the separator. Keeps commas between digits, which belong to a number, and
 * commas in brackets. If the text already contains the separator, returns it unchanged, because its commas are no
 * separators.
 */
export const commasParted = (text: string, separator: string): string =>
  text.includes(separator)
    ? text
    : text.replace(/\([^()]*\)|\[[^[\]]*\]|\d,(?=\d)|,/g, (part) =>
        part === ',' ? separator : part,
      );
