import { unaccented } from '@preventivo/italian';

/** One word of a place's name as people write it: whole, or shortened to a letter. */
export interface PlaceWord {
  /** Upper case, A to Z only. */
  readonly text: string;
  /** Whether it may stand for San, Santo, Santa, Sant' or Santi. */
  readonly isSaint: boolean;
  /** Whether it may begin a longer word: a single letter, or letters before a dot. */
  readonly isShort: boolean;
  /** The last letters of a contracted word: 'TO' of 'V.to', which is Veneto. @defaultValue none */
  readonly ending?: string;
}

const saint = /^(?:S|SS|ST|STA|STO|SAN|SANTO|SANTA|SANT|SANTI|SANKT|SAINT)$/;

/** Words that people leave out when they shorten a name: 'Reggio Emilia'. */
const connectives =
  /^(?:A|AD|AI|AL|ALLA|ALLE|ALLO|AL|CON|D|DA|DAL|DE|DEGLI|DEI|DEL|DELLA|DELLE|DELLO|DI|E|ED|IN|L|LA|LE|LO|NEGLI|NEI|NEL|NELL|NELLA|PER|SU|SUL|SULL|SULLA|TRA)$/;

/** The words of a place's name: 'S.Giovanni in P.to' has four. */
export function placeWords(name: string): readonly PlaceWord[] {
  const written = unaccented(name).replace(/\bS\.(?:TA|TO|T)\b/g, 'S. ');
  return [...written.matchAll(/([A-Z]+)(\.?)/g)].map(([, text = '', dot]) => ({
    text,
    isSaint: saint.test(text),
    isShort: text.length === 1 || dot !== '',
  }));
}

/**
 * The words of a name with contracted ones, whose last letters follow a dot: 'Vittorio V.to' has two. Undefined for a
 * name without them.
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
 * A name as it sounds, as a key: J and Y as I, double letters as one, forms of 'San' alike. 'Iesi' is Jesi,
 * 'Castellamare' is Castellammare.
 */
export const soundKey = (name: string): string =>
  saintlyKey(name)
    .replace(/[JY]/g, 'I')
    .replace(/(.)\1+/g, '$1');

/** The words of a name without connectives, as a key: 'Pesaro Urbino' is Pesaro e Urbino. */
export const plainKey = (name: string): string =>
  placeWords(name)
    .map(({ text }) => text)
    .filter((text) => !connectives.test(text))
    .join('');

/** A name with every form of 'San' written alike, as a key: "SANT'ELENA" and 'S. Elena' are the same. */
export const saintlyKey = (name: string): string =>
  placeWords(name)
    .map(({ text, isSaint }) => (isSaint ? 'S' : text))
    .join('');

/** How two series of words agree: 'whole' where nothing of the name is left over. */
export type WordMatch = 'whole' | 'begun' | undefined;

/**
 * Whether typed words stand for the words of a name. A shortened word stands for one that begins with it; connectives
 * of the name may be missing; the last typed word may be unfinished.
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
