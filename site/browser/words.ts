/** A line as it is looked for. */
export interface Named {
  /** Its title and what people call it. */
  readonly names: string;
  /** What it is for. */
  readonly about: string;
}

/** What a word of a search says of no line: «assicurazione per il mio cane» asks for «cane». */
const saysNothing =
  /^(assi(c.*)?|poli(z.*)?|prev(e.*)?|i?l|l[aeio]|gli|uno?|una|d|d[aei]|del|dell[aeo]|in|con|su|per|an?|al|alla|e|o|ed|mi[aeo]|miei|tu[ao]|su[ao])$/;

/**
 * The lines a search asks for; undefined where it says nothing. What lines are called comes before what they are for,
 * so that «casa» is not every line with «a casa» in its sentence; and of words that fit no line together, each
 * counts for itself.
 */
export function found<T extends Named>(query: string, lines: readonly T[]): T[] | undefined {
  const asked = wordsOf(query).filter((word) => !saysNothing.test(word));
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

/** Words without accents and capitals: «L'Età» is `l` and `eta`. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether one of the words begins so, or is the same in the singular or the plural. */
const hit = (asked: string, words: readonly string[] = []): boolean =>
  words.some((word) => word.startsWith(asked) || stem(word) === stem(asked));

/** «barche» and «barca» are `barc`. */
const stem = (word: string): string => (word.length > 3 ? word.replace(/(h?[aeiou])+$/, '') : word);
