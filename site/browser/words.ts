export interface Named {
  /** The line's title and common names. */
  readonly names: string;
  /** The line's purpose in a sentence. */
  readonly about: string;
}

/**
 * Words that do not distinguish lines. «assicurazione per il mio cane» searches only for «cane».
 */
const stopWords =
  /^(assi(c.*)?|poli(z.*)?|prev(e.*)?|i?l|l[aeio]|gli|uno?|una|d|d[aei]|del|dell[aeo]|in|con|su|per|an?|al|alla|e|o|ed|mi[aeo]|miei|tu[ao]|su[ao])$/;

/**
 * Returns the lines that match a search, or undefined if the search has no significant word. Names
 * take precedence over purposes, so that «casa» does not match every line with «a casa» in its
 * sentence. If no line matches all words, returns the lines whose names match any of them.
 */
export function found<T extends Named>(query: string, lines: readonly T[]): T[] | undefined {
  const asked = wordsOf(query).filter((word) => !stopWords.test(word));
  if (asked.length === 0) return undefined;
  const called = lines.map(({ names }) => wordsOf(names));
  const told = lines.map(({ names, about }) => wordsOf(`${names} ${about}`));
  const ways = [
    (index: number) => asked.every((word) => hit(word, called[index])),
    (index: number) => asked.every((word) => hit(word, told[index])),
    (index: number) => asked.some((word) => hit(word, called[index])),
  ];
  for (const fits of ways) {
    const fitting = lines.filter((_, index) => fits(index));
    if (fitting.length > 0) return fitting;
  }
  return [];
}

/** Splits a text into words without accents and capitals: «L'Età» becomes `l` and `eta`. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether one of the words starts with the searched word, or is its singular or plural. */
const hit = (asked: string, words: readonly string[] = []): boolean =>
  words.some((word) => word.startsWith(asked) || stem(word) === stem(asked));

/** Returns a word's stem: `barc` for «barche» and «barca». */
const stem = (word: string): string => (word.length > 3 ? word.replace(/(h?[aeiou])+$/, '') : word);
