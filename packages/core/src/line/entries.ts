/** What stands between the separators of a text that is a list, without what is empty. */
export const entriesOf = (text: string, separator: string): readonly string[] =>
  text
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
