import { unaccented } from '@preventivo/italian';

/** A text letter by letter as it is compared: capitals, no accents; as long as the text itself. */
const flat = (text: string) => [...text].map((letter) => unaccented(letter)[0] ?? letter).join('');
/** Its words; initials with dots are one word: 'U.S.A.' is 'USA'. */
const words = (text: string) =>
  flat(text)
    .replace(/\b([A-Z])\.(?![A-Z]{2})/g, '$1')
    .match(/[\p{L}\p{N}]+/gu) ?? [];
const isWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Where a word begins in a flat text: at the start of a word if it can be, else anywhere, else -1. */
function place(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isWord(text[at - 1])) return at;
  return text.indexOf(word);
}

/** What of an option is compared with a text. */
interface Searchable {
  readonly value: string;
  readonly name?: string;
  readonly also?: string;
  readonly general?: boolean;
}

/**
 * The options that hold every word of a text: those beginning with it first, then those called exactly so by one of
 * their other words, else in their own order. A word of another gender or number fits too: 'impiegata' is
 * 'Impiegato'. Where nothing fits, the options that hold its first words, as 'cuoca' of 'cuoca di mensa', else its last
 * ones, and the general ones.
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
 * What a list with general options offers where no option holds every word of a text: those of which it has a whole
 * phrase, as 'in pensione', or a short first word, as 'ex'; those of its first words, else of its last.
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

/** The options that hold the first of these texts which any holds. */
function firstHeld<Option extends Searchable>(
  options: readonly Option[],
  texts: readonly string[],
): readonly Option[] {
  const text = texts.find((one) => options.some((option) => fits(option, one)));
  return text === undefined ? [] : matching(options, text);
}

/** Whether an option holds every word of a text. A general one that does not may be offered all the same. */
export function fits(option: Searchable, text: string): boolean {
  const { shown, held } = preparedOf(option);
  return words(text).every(
    (word) =>
      shown.includes(word) || held.some((one) => one.startsWith(word) || isInflected(one, word)),
  );
}

/**
 * The options that a text may choose as the only match: those that hold it in what is shown. One that only its other
 * words bring up is an offer beside them.
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

/** An option as it is compared: worked out once, since a list is searched at each key. */
interface Prepared {
  readonly shown: string;
  readonly held: readonly string[];
  /** What it is called: its own names, then other words. */
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

/** Whether two words differ in gender or number only. */
const isInflected = (one: string, other: string) => {
  const root = rootOf(other);
  return root.length >= 3 && rootOf(one) === root;
};

/** An Italian word without what tells gender and number: STUDENTESSA and STUDENTI → STUDENT. */
const rootOf = (word: string) =>
  word
    .replace(/TRIC[EI]$/, 'TORE')
    .replace(/ESS[AE]$/, 'E')
    .replace(/H?[AEIO]{1,3}$/, '');

/**
 * The options a text names in full: by their value or by what people call them; else, of those that have other words,
 * by these or in another gender or number.
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

/** Whether an option begins with a text, letter by letter. */
export const spells = (value: string, text: string) => flat(value).startsWith(flat(text));

/** A piece of a text and where it begins. */
interface Piece {
  readonly at: number;
  readonly text: string;
  readonly hit: boolean;
}

/** A text in pieces, those that match what was typed marked. */
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
