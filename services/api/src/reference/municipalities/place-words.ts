import { unaccented } from '@preventivo/italian';

/** A word of a place name as people write it, complete or shortened. */
export interface PlaceWord {
  /** Upper case, A to Z only. */
  readonly text: string;
  /** Whether the word may abbreviate San, Santo, Santa, Sant' or Santi. */
  readonly isSaint: boolean;
  /** Whether the word may abbreviate a longer word: it is a single letter, or ends with a dot. */
  readonly isShort: boolean;
  /** Last letters of a contracted word: 'TO' in 'V.to' for Veneto. @defaultValue none */
  readonly ending?: string;
}

const saint = /^(?:S|SS|ST|STA|STO|SAN|SANTO|SANTA|SANT|SANTI|SANKT|SAINT)$/;

/** Words that people omit in short forms of a name: 'Reggio Emilia'. */
const connectives =
  /^(?:A|AD|AI|AL|ALLA|ALLE|ALLO|AL|CON|D|DA|DAL|DE|DEGLI|DEI|DEL|DELLA|DELLE|DELLO|DI|E|ED|IN|L|LA|LE|LO|NEGLI|NEI|NEL|NELL|NELLA|PER|SU|SUL|SULL|SULLA|TRA)$/;

/** Splits a place name into words: 'S.Giovanni in P.to' has four. */
export function placeWords(name: string): readonly PlaceWord[] {
  const written = unaccented(name).replace(/\bS\.(?:TA|TO|T)\b/g, 'S. ');
  return [...written.matchAll(/([A-Z]+)(\.?)/g)].map(([, text = '', dot]) => ({
    text,
    isSaint: saint.test(text),
    isShort: text.length === 1 || dot !== '',
  }));
}

/**
 * Splits a name with contracted words: a contracted word has its last letters after a dot.
 * 'Vittorio V.to' has two words. Returns undefined for a name without contracted words.
 */
export function contractedWords(name: string): readonly PlaceWord[] | undefined {
  const contracted = /\b([A-Z]{1,4})\.([A-Z]{2,4})\b(?!\.)/g;
  const endings = [...unaccented(name).matchAll(contracted)].map(([, , ending]) => ending);
  if (endings.length === 0) return undefined;
  const words = unaccented(name).replace(contracted, '$1+');
  return [...words.matchAll(/([A-Z]+)([.+]?)/g)].map(([, text = '', sign]) => {
    const ending = sign === '+' ? endings.shift() : undefined;
    const isSaint = !ending && saint.test(text);
    return { text, isSaint, isShort: text.length === 1 || sign !== '', ...(ending && { ending }) };
  });
}

/**
 * Returns a phonetic key: J and Y as I, double letters as single letters, one form of 'San'. 'Iesi'
 * matches Jesi, 'Castellamare' matches Castellammare.
 */
export const soundKey = (name: string): string =>
  saintlyKey(name)
    .replace(/[JY]/g, 'I')
    .replace(/(.)\1+/g, '$1');

/** Returns a key without connectives: 'Pesaro Urbino' matches Pesaro e Urbino. */
export const plainKey = (name: string): string =>
  placeWords(name)
    .map(({ text }) => text)
    .filter((text) => !connectives.test(text))
    .join('');

/** Returns a key with one form of 'San': "SANT'ELENA" and 'S. Elena' match. */
export const saintlyKey = (name: string): string =>
  placeWords(name)
    .map(({ text, isSaint }) => (isSaint ? 'S' : text))
    .join('');

/**
 * How typed words match a name. `whole`: they match all its words. `begun`: only its first words.
 */
export type WordMatch = 'whole' | 'begun' | undefined;

/**
 * Matches typed words against the words of a name. A shortened word matches any word that starts
 * with its letters. The typed text may omit connectives of the name, and its last word may be
 * incomplete.
 */
export function matchWords(
  typed: readonly PlaceWord[],
  name: readonly PlaceWord[],
  from = 0,
): WordMatch {
  let at = from;
  for (const [index, word] of typed.entries()) {
    const isLast = index === typed.length - 1;
    const isMeant = (other: PlaceWord | undefined) =>
      other !== undefined &&
      (other.text === word.text ||
        (word.isSaint && other.isSaint) ||
        ((word.isShort || isLast) &&
          other.text.startsWith(word.text) &&
          other.text.endsWith(word.ending ?? '')));
    while (at > from && !isMeant(name[at]) && connectives.test(name[at]?.text ?? '')) at += 1;
    if (!isMeant(name[at])) return undefined;
    at += 1;
  }
  const last = typed.at(-1);
  const end = name[at - 1];
  const isFinished = last?.isShort || last?.text === end?.text || (last?.isSaint && end?.isSaint);
  return at === name.length && isFinished ? 'whole' : 'begun';
}
