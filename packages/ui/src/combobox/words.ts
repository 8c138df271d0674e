import { unaccented } from '@preventivo/italian';

/** A text letter by letter as it is compared: capitals, no accents; as long as the text itself. */
const flat = (text: string) => [...text].map((letter) => unaccented(letter)[0] ?? letter).join('');
const words = (text: string) => flat(text).match(/[A-Z0-9]+/g) ?? [];
const isWord = (letter: string | undefined) => letter !== undefined && /[A-Z0-9]/.test(letter);

/** Where a word begins in a flat text: at the start of a word if it can be, else anywhere, else -1. */
function place(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isWord(text[at - 1])) return at;
  return text.indexOf(word);
}

/** The options that hold every word of a text, those beginning with it first; else in their own order. */
export function matching<Option extends { readonly value: string }>(
  options: readonly Option[],
  text: string,
): readonly Option[] {
  const wanted = words(text);
  const held = options.filter(({ value }) => wanted.every((word) => flat(value).includes(word)));
  const first = held.filter(({ value }) => spells(value, text.trim()));
  return [...first, ...held.filter((option) => !first.includes(option))];
}

/** The options a text names in full: by their value or by what people call them. */
export function naming<Option extends { readonly value: string; readonly name?: string }>(
  options: readonly Option[],
  text: string,
): readonly Option[] {
  const said = words(text).join(' ');
  return options.filter(({ value, name = value }) =>
    [value, name].some((own) => said !== '' && words(own).join(' ') === said),
  );
}

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
