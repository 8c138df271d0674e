import { unaccented } from '@preventivo/italian';

/** Converts a text to upper case without accents. Keeps its length. */
const flat = (text: string) => [...text].map((letter) => unaccented(letter)[0] ?? letter).join('');
/** Returns the words of a text. Initials with dots are a single word: 'U.S.A.' is 'USA'. */
const words = (text: string) =>
  flat(text)
    .replace(/\b([A-Z])\.(?![A-Z]{2})/g, '$1')
    .match(/[\p{L}\p{N}]+/gu) ?? [];
const isWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/**
 * Returns the index of a word in a flat text, preferably at the start of a word, or -1 if the text does not contain
 * it.
 */
function place(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isWord(text[at - 1])) return at;
  return text.indexOf(word);
}

interface Searchable {
  readonly value: string;
  readonly name?: string;
  readonly also?: string;
  readonly general?: boolean;
}

/**
 * Returns the options that contain every word of a text. First come options that start with the text, next exact
 * synonyms, and then the others in list order. An option in another gender or number also matches: 'impiegata' finds
 * 'Impiegato'.
 * If no option matches the whole text, searches for its first words ('cuoca' of 'cuoca di mensa'), or else for its
 * last words. General options come last.
 */
export function matching<Option extends Searchable>(
  options: readonly Option[],
  text: string,
): readonly Option[] {
  const held = options.filter((option) => fits(option, text));
  if (held.length === 0) return nearest(options, text);
  const order = (option: Option) => {
    if (spells(option.value, text.trim())) return 0;
    return naming([option], text).length > 0 ? 1 : 2;
  };
  return [0, 1, 2].flatMap((rank) => held.filter((option) => order(option) === rank));
}

/**
 * Returns the options for a text that no option matches in full, from a list with general options. First come options
 * with a synonym that occurs in the text ('in pensione'), or with the text's short first word ('ex'). Next come
 * options that match the first words of the text, or else its last words. General options come last.
 */
function nearest<Option extends Searchable>(options: readonly Option[], text: string) {
  const general = options.filter((option) => option.general);
  const said = words(text);
  if (general.length === 0 || said.length < 2) return general;
  const special = options.filter((option) => !option.general);
  const written = ` ${said.join(' ')} `;
  const [first = ''] = said;
  const isPhrased = ({ held, others }: Prepared) =>
    others.some((own) => own.length > 1 && written.includes(` ${own.join(' ')} `)) ||
    (first.length < 3 && held.includes(first));
  const phrased = special.filter((option) => isPhrased(preparedOf(option)));
  const lengths = said.map((_, at) => at).filter((at) => at > 0);
  const heads = lengths
    .map((at) => said.slice(0, said.length - at).join(' '))
    .filter((head) => head.length > 2);
  const tails = lengths.map((at) => said.slice(at).join(' '));
  const ofHeads = firstHeld(options, heads);
  const near = ofHeads.length > 0 ? ofHeads : firstHeld(special, tails);
  return [...new Set([...phrased, ...near.filter((one) => !one.general), ...general])];
}

/** Returns the options for the first of these texts that matches any option. */
function firstHeld<Option extends Searchable>(
  options: readonly Option[],
  texts: readonly string[],
): readonly Option[] {
  const text = texts.find((one) => options.some((option) => fits(option, one)));
  return text === undefined ? [] : matching(options, text);
}

/** Returns whether an option contains every word of a text. A general option may be offered without this. */
export function fits(option: Searchable, text: string): boolean {
  const { shown, held } = preparedOf(option);
  return words(text).every(
    (word) =>
      shown.includes(word) || held.some((one) => one.startsWith(word) || isInflected(one, word)),
  );
}

/**
 * Returns the options that may be chosen automatically for a text: those whose shown text contains it. If no shown
 * text contains it, also returns the options with a matching synonym.
 */
export function candidates<Option extends Searchable>(
  options: readonly Option[],
  text: string,
): readonly Option[] {
  const shown = options.filter(
    (option) =>
      option.also === undefined ||
      words(text).every((word) => preparedOf(option).shown.includes(word)),
  );
  return shown.length > 0 ? shown : options;
}

/** An option prepared for comparison. Computed once per option, because every key press searches the whole list. */
interface Prepared {
  readonly shown: string;
  readonly held: readonly string[];
  /** The words of each name of the option. `others` contains the words of each synonym. */
  readonly names: readonly (readonly string[])[];
  readonly others: readonly (readonly string[])[];
}
const prepared = new WeakMap<Searchable, Prepared>();

function preparedOf(option: Searchable): Prepared {
  const known = prepared.get(option);
  if (known) return known;
  const { value, name = value, also } = option;
  const parts = also === undefined ? [] : value.split(' / ');
  const made = {
    shown: flat(value),
    held: words(`${value} ${also ?? ''}`),
    names: [value, name, ...parts].map(words),
    others: also === undefined ? [] : also.split(', ').map(words),
  };
  prepared.set(option, made);
  return made;
}

/** Returns whether two words differ only in gender or number. */
const isInflected = (one: string, other: string) => {
  const root = rootOf(other);
  return root.length >= 3 && rootOf(one) === root;
};

/** Removes the gender and number endings of an Italian word: STUDENTESSA and STUDENTI become STUDENT. */
const rootOf = (word: string) =>
  word
    .replace(/TRIC[EI]$/, 'TORE')
    .replace(/ESS[AE]$/, 'E')
    .replace(/H?[AEIO]{1,3}$/, '');

/**
 * Returns the options whose full value or everyday name is the text. If none match, compares the synonyms, and then
 * the names in another gender or number.
 */
export function naming<Option extends Searchable>(
  options: readonly Option[],
  text: string,
): readonly Option[] {
  const said = words(text);
  if (said.length === 0) return [];
  for (const isNamed of [isCalled, isCalledInflected, isOtherwise, isOtherwiseInflected]) {
    const named = options.filter((option) => isNamed(preparedOf(option), said));
    if (named.length > 0) return named;
  }
  return [];
}

type Words = readonly string[];
const isCalled = ({ names }: Prepared, said: Words) => names.some((own) => isSame(own, said));
const isCalledInflected = ({ names, others }: Prepared, said: Words) =>
  others.length > 0 && names.some((own) => isSameInflected(own, said));
const isOtherwise = ({ others }: Prepared, said: Words) => others.some((own) => isSame(own, said));
const isOtherwiseInflected = ({ others }: Prepared, said: Words) =>
  others.some((own) => isSameInflected(own, said));

const isSame = (own: Words, said: Words) => own.join() === said.join();
const isSameInflected = (own: Words, said: Words) =>
  own.length === said.length &&
  own.every((word, at) => word === said[at] || isInflected(word, said[at] ?? ''));

export const spells = (value: string, text: string) => flat(value).startsWith(flat(text));

interface Piece {
  readonly at: number;
  readonly text: string;
  readonly hit: boolean;
}

/** Splits the text of an option into pieces, and marks the pieces that match the typed text. */
export function marked(text: string, typed: string): readonly Piece[] {
  const letters = [...text];
  const against = flat(text);
  const hits = new Set<number>();
  for (const word of words(typed)) {
    const start = place(against, word);
    if (start >= 0) for (let at = start; at < start + word.length; at++) hits.add(at);
  }
  const edges = letters
    .map((_, at) => at)
    .filter((at) => at === 0 || hits.has(at) !== hits.has(at - 1));
  return edges.map((at, index) => ({
    at,
    text: letters.slice(at, edges[index + 1]).join(''),
    hit: hits.has(at),
  }));
}
