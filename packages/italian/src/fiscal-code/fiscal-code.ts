import { type Day, dayOfMonth, isDay, monthOf, yearOf } from '../days/day.ts';
import { fold } from '../fold.ts';

/** What a fiscal code is made from. */
export interface FiscalCodeData {
  readonly surname: string;
  readonly name: string;
  /** 0 man, 1 woman. */
  readonly sex: 0 | 1;
  readonly birthDate: Day;
  /** The Belfiore code of the municipality or the state of birth: F205, Z102. */
  readonly placeCode: string;
}

/**
 * The fiscal code of a person, 16 characters (D.M. 23 December 1976). Nothing when a name has no
 * letter, the date is no day or the place is no code. Two people may share it: only the revenue
 * office knows whose was changed (see `omocodes`).
 */
export function computeFiscalCode(person: FiscalCodeData): string | undefined {
  const surname = surnameLetters(person.surname);
  const name = nameLetters(person.name);
  if (!surname || !name || !isPlaceCode(person.placeCode) || !isDay(person.birthDate))
    return undefined;
  const front = `${surname}${name}${born(person)}${person.placeCode}`;
  return front + checkLetter(front);
}

/**
 * Two digits of the year, a letter for the month, the day; 40 more for a woman. Read as text, so no
 * time zone can move it.
 */
function born({ birthDate, sex }: FiscalCodeData): string {
  const year = String(yearOf(birthDate) % 100).padStart(2, '0');
  const day = String(dayOfMonth(birthDate) + 40 * sex).padStart(2, '0');
  return `${year}${monthLetters[monthOf(birthDate) - 1]}${day}`;
}

/**
 * Whether a text is the fiscal code of a person: its form, its check letter, a day that its month
 * has (D.M. 23 December 1976). Codes changed because two people shared them, and every state's code from Z100,
 * are right.
 */
export function isFiscalCode(text: string): boolean {
  const code = text.trim().toUpperCase();
  if (!/^[A-Z]{6}[\dL-NP-V]{2}[ABCDEHLMPRST][\dL-NP-V]{2}[A-MZ][\dL-NP-V]{3}[A-Z]$/.test(code))
    return false;
  const plain = undoOmocodia(code);
  return (
    checkLetter(code.slice(0, 15)) === code[15] &&
    bornOnADay(plain) &&
    isPlaceCode(plain.slice(11, 15))
  );
}

function bornOnADay(code: string): boolean {
  const day = Number(code.slice(9, 11)) % 40;
  const last = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][
    monthLetters.indexOf(code[8] ?? '')
  ];
  return Number(code.slice(9, 11)) <= 71 && day >= 1 && day <= (last ?? 0);
}

/** Where a digit may be replaced when two people would share a code, from right to left, counted from 0. */
const places = [14, 13, 12, 10, 9, 7, 6];
/** What stands for the digits 0 to 9. */
const stands = 'LMNPQRSTUV';

/** A fiscal code with the digits it had before two people shared it: codes are compared in this form. */
export function undoOmocodia(code: string): string {
  const characters = [...code.trim().toUpperCase()];
  const undone = characters.map((character, at) => {
    const digit = places.includes(at) ? stands.indexOf(character) : -1;
    return digit < 0 ? character : String(digit);
  });
  // A code that was never changed keeps its letter, were it wrong.
  return same(characters, undone) ? characters.join('') : withCheckLetter(undone);
}

/** The 127 codes the revenue office may give to others who would share this one. */
export function omocodes(code: string): string[] {
  const plain = [...undoOmocodia(code)];
  return Array.from({ length: 2 ** places.length - 1 }, (_, index) => {
    const characters = plain.map((character, at) =>
      isChosen(places.indexOf(at), index + 1)
        ? (stands[Number(character)] ?? character)
        : character,
    );
    return withCheckLetter(characters);
  });
}

/** Whether two fiscal codes are of the same data, one of them perhaps changed. */
export function isSameFiscalCode(one: string, other: string): boolean {
  return undoOmocodia(one) === undoOmocodia(other);
}

/** Whether the bit of a place is set in the number of a variant. */
const isChosen = (place: number, variant: number) =>
  place >= 0 && Math.floor(variant / 2 ** place) % 2 === 1;

const same = (one: readonly string[], other: readonly string[]) =>
  one.every((character, at) => character === other[at]);

function withCheckLetter(characters: readonly string[]): string {
  const front = characters.slice(0, 15).join('');
  return front + checkLetter(front);
}

/** The last letter of a fiscal code from the 15 characters before it (D.M. 23 December 1976). */
export function checkLetter(front: string): string {
  const sum = [...front].reduce((so, character, index) => so + weight(character, index), 0);
  return String.fromCharCode(65 + (sum % 26));
}

/**
 * The 1st, 3rd, 5th … character counts by its place in the decree's table, the others by the
 * alphabet; digits count as A to J.
 */
function weight(character: string, index: number): number {
  const letter = /\d/.test(character) ? String.fromCharCode(65 + Number(character)) : character;
  return index % 2 === 0 ? oddWeights.indexOf(letter) : letter.charCodeAt(0) - 65;
}

const oddWeights = 'BAKPLCQDREVOSFTGUHMINJWZYX';

/** The three letters of a surname: consonants, then vowels, then X. Nothing for a text without letters. */
export function surnameLetters(surname: string): string | undefined {
  const letters = fold(surname);
  return letters ? `${consonants(letters)}${vowels(letters)}XX`.slice(0, 3) : undefined;
}

/** The three letters of a name: as of a surname, but the 1st, 3rd and 4th of four or more consonants. */
export function nameLetters(name: string): string | undefined {
  const [first = '', , third = '', fourth = ''] = consonants(fold(name));
  return fourth ? first + third + fourth : surnameLetters(name);
}

const consonants = (letters: string) => letters.replace(/[AEIOU]/g, '');
const vowels = (letters: string) => letters.replace(/[^AEIOU]/g, '');

/** The letters of the twelve months in a fiscal code. */
export const monthLetters = 'ABCDEHLMPRST';

/** Whether a text has the form of a Belfiore code: a municipality's (F205) or a state's (Z102). */
export function isPlaceCode(text: string): boolean {
  return /^(?:[A-M]\d{3}|Z[1-9]\d\d)$/.test(text);
}
