export interface Named {
  /** The title of the line, and other usual names. */
  readonly names: string;
  /** A sentence about the purpose of the line. */
  readonly about: string;
}

/**
 * Italian and English words that fit most lines. A search for «assicurazione per il mio cane» therefore searches for
 * «cane» only.
 */
const stopWords =
  /^(assi(c.*)?|poli(z.*)?|prev(e.*)?|i?l|l[aeio]|gli|uno?|una|d|d[aei]|del|dell[aeo]|in|con|su|per|an?|al|alla|e|o|ed|mi[aeo]|miei|tu[ao]|su[ao]|insu(r.*)?|polic(y|ies)|quot(e.*)?|covers?|the|my|your|our|i|for|of|to|on|and|with|want|need)$/;

/**
 * Returns the lines that match a search. Returns undefined if the search contains only stop words. Lines whose names
 * match precede lines whose purpose matches: «casa» does not find every line with «a casa» in its purpose. If no line
 * matches all words, returns the lines whose names match any word.
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

/** Splits a text into words, in lower case and without accents: «L'Età» becomes `l` and `eta`. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether one of these words begins with the searched word, or is its singular or plural. */
const hit = (asked: string, words: readonly string[] = []): boolean =>
  words.some((word) => word.startsWith(asked) || stem(word) === stem(asked));

/** Returns the stem of a word: `barc` for «barche» and for «barca», `boat` for «boats». */
const stem = (word: string): string =>
  word.length > 3 ? word.replace(/(h?[aeiouy])*s?$/, '') : word;
