import { tidied } from './tidied.ts';

/** Characters that people type instead of an apostrophe: quotes, accents, primes and similar letters. */
const apostrophes = /['’‘‛`´ʼʻʽʿʾʹˈˊˋ′‵＇՚׳ꞌ]/gu;
/** Dashes of every kind, and similar characters. */
const hyphens = /[\p{Pd}−⁃˗]/gu;

/**
 * Returns a person's name in its stored form: trimmed, in NFC, with straight apostrophes and plain hyphens
 * (docs/rules/italian.md#names-of-people).
 */
export function normalisePersonName(text: string): string {
  return tidied(text).normalize('NFC').replace(apostrophes, "'").replace(hyphens, '-');
}

/**
 * Whether a text is a name or a surname: at least 2 letters, including accented letters. It may contain spaces,
 * apostrophes, hyphens and the dot of an abbreviation (docs/rules/italian.md#names-of-people).
 * @param max the longest accepted name, in characters. @defaultValue 40
 */
export function isPersonName(text: string, max = 40): boolean {
  const name = normalisePersonName(text);
  if (name.length > max || !/^[\p{Script=Latin}\p{M} '.-]+$/u.test(name)) return false;
  const letters = name.match(/\p{L}/gu) ?? [];
  return letters.length >= 2 && name.split(/[ '-]/).every((word) => nameWord.test(word));
}

/**
 * A word of a name. It may end with the dot of an initial or of an abbreviation of up to 4 letters: `M.`, `Ma.`,
 * `J.R.`, `Giov.`. A dot between letters replaces a space: `Maria.Teresa`.
 */
const nameWord = /^(?:(?:\p{L}\p{M}*)+\.(?=\p{L}))*(?:(?:\p{L}\p{M}*){1,4}\.|[\p{L}\p{M}]*)$/u;

/**
 * Whether a text is the name or the legal name of a company: more than 2 characters, at least two of them letters or
 * digits. It may contain punctuation, as in 'Rossi & Figli S.r.l.' (docs/rules/italian.md#names-of-companies).
 * @param max the longest accepted name, in characters.
 * @defaultValue 100
 */
export function isCompanyName(text: string, max = 100): boolean {
  const name = tidied(text);
  if (name.length <= 2 || name.length > max || !/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u.test(name))
    return false;
  return (name.match(/[\p{L}\p{N}]/gu) ?? []).length >= 2;
}
