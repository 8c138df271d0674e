import { unaccented } from '@preventivo/italian';

/** One word of a place's name as people write it: whole, or shortened to a letter. */
export interface PlaceWord {
  /** Upper case, A to Z only. */
  readonly text: string;
  /** Whether it may stand for San, Santo, Santa, Sant' or Santi. */
  readonly isSaint: boolean;
  /** Whether it is a single letter that may begin a longer word. */
  readonly isInitial: boolean;
}

const saint = /^(?:S|SS|ST|STA|STO|SAN|SANTO|SANTA|SANT|SANTI|SANKT|SAINT)$/;

/** Words that people leave out when they shorten a name: 'Reggio Emilia'. */
const connectives =
  /^(?:A|AD|AI|AL|ALLA|ALLE|ALLO|AL|CON|D|DA|DAL|DE|DEGLI|DEI|DEL|DELLA|DELLE|DELLO|DI|E|ED|IN|L|LA|LE|LO|NEGLI|NEI|NEL|NELL|NELLA|PER|SU|SUL|SULL|SULLA|TRA)$/;

/** The words of a place's name: 'S.Giovanni in P.to' has four. */
export function placeWords(name: string): readonly PlaceWord[] {
  return unaccented(name)
    .replace(/\bS\.(?:TA|TO|T)\b/g, 'S. ')
    .split(/[^A-Z]+/)
    .filter(Boolean)
    .map((text) => ({ text, isSaint: saint.test(text), isInitial: text.length === 1 }));
}

/** A name with every form of 'San' written alike, as a key: "SANT'ELENA" and 'S. Elena' are the same. */
export const saintlyKey = (name: string): string =>
  placeWords(name)
    .map(({ text, isSaint }) => (isSaint ? 'S' : text))
    .join('');

/** How two series of words agree: 'whole' where nothing of the name is left over. */
export type WordMatch = 'whole' | 'begun' | undefined;

/**
 * Whether typed words stand for the words of a name. A letter stands for a word that begins with it; connectives
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
        ((word.isInitial || isLast) && other.text.startsWith(word.text)));
    while (at > from && !isMeant(name[at]) && connectives.test(name[at]?.text ?? '')) at += 1;
    if (!isMeant(name[at])) return undefined;
    at += 1;
  }
  const last = typed.at(-1);
  const end = name[at - 1];
  const isFinished = last?.isInitial || last?.text === end?.text || (last?.isSaint && end?.isSaint);
  return at === name.length && isFinished ? 'whole' : 'begun';
}
