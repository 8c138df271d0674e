import { type Day, dayOfMonth, isDay, monthOf, yearOf } from '../days/day.ts';
import { fold } from '../fold.ts';

/** The data that a fiscal code encodes. */
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
 * Computes the fiscal code of a person, 16 characters (D.M. 23 December 1976). Returns undefined if a name has no
 * letter, the date is not a day, or the place is not a code. Two people may get the same result. The revenue office
 * then changes one of the two codes (see `omocodes`), so only this office knows the real code.
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
 * Returns two digits of the year, a letter for the month, and the day. For women, 40 is added to the day. Reads the
 * date as text, so that a time zone cannot shift it.
 */
function born({ birthDate, sex }: FiscalCodeData): string {
  const year = String(yearOf(birthDate) % 100).padStart(2, '0');
  const day = String(dayOfMonth(birthDate) + 40 * sex).padStart(2, '0');
  return `${year}${monthLetters[monthOf(birthDate) - 1]}${day}`;
}

/**
 * Whether a text is a person's fiscal code: the format and the check letter are correct, and the birth day exists in
 * its month (D.M. 23 December 1976). Accepts the changed codes of people who shared a code, and every state code from
 * Z100.
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

/**
 * Positions of the digits that the revenue office replaces with letters when two people share a code. From right to
 * left; the first character has the position 0.
 */
const places = [14, 13, 12, 10, 9, 7, 6];
const digitLetters = 'LMNPQRSTUV';

/**
 * Returns a fiscal code with its original digits. The revenue office replaces some digits with letters when two
 * people share a code. Compare codes in this form.
 */
export function undoOmocodia(code: string): string {
  const characters = [...code.trim().toUpperCase()];
  const undone = characters.map((character, at) => {
    const digit = places.includes(at) ? digitLetters.indexOf(character) : -1;
    return digit < 0 ? character : String(digit);
  });
  // If no digit was replaced, keep the check letter, even a wrong one.
  return same(characters, undone) ? characters.join('') : withCheckLetter(undone);
}

/** Returns the 127 codes that the revenue office may assign to people who would otherwise share this code. */
export function omocodes(code: string): string[] {
  const plain = [...undoOmocodia(code)];
  return Array.from({ length: 2 ** places.length - 1 }, (_, index) => {
    const characters = plain.map((character, at) =>
      isChosen(places.indexOf(at), index + 1)
        ? (digitLetters[Number(character)] ?? character)
        : character,
    );
    return withCheckLetter(characters);
  });
}

/** Whether two fiscal codes encode the same data. Ignores replaced digits. */
export function isSameFiscalCode(one: string, other: string): boolean {
  return undoOmocodia(one) === undoOmocodia(other);
}

/** Whether the variant replaces the digit at this position. Each bit of the variant's number represents a position. */
const isChosen = (place: number, variant: number) =>
  place >= 0 && Math.floor(variant / 2 ** place) % 2 === 1;

const same = (one: readonly string[], other: readonly string[]) =>
  one.every((character, at) => character === other[at]);

function withCheckLetter(characters: readonly string[]): string {
  const front = characters.slice(0, 15).join('');
  return front + checkLetter(front);
}

/** Computes the last letter of a fiscal code from the 15 characters before it (D.M. 23 December 1976). */
export function checkLetter(front: string): string {
  const sum = [...front].reduce((so, character, index) => so + weight(character, index), 0);
  return String.fromCharCode(65 + (sum % 26));
}

/**
 * Returns the weight of a character. The decree's table has the weights of the 1st, 3rd, 5th … character. The weight
 * of any other character is its position in the alphabet. Digits count as A to J.
 */
function weight(character: string, index: number): number {
  const letter = /\d/.test(character) ? String.fromCharCode(65 + Number(character)) : character;
  return index % 2 === 0 ? oddWeights.indexOf(letter) : letter.charCodeAt(0) - 65;
}

const oddWeights = 'BAKPLCQDREVOSFTGUHMINJWZYX';

/**
 * Returns the three letters of a surname: consonants, then vowels, then X. Returns undefined for a text without
 * letters.
 */
export function surnameLetters(surname: string): string | undefined {
  const letters = fold(surname);
  return letters ? `${consonants(letters)}${vowels(letters)}XX`.slice(0, 3) : undefined;
}

/**
 * Returns the three letters of a first name. From four or more consonants, takes the 1st, 3rd and 4th. Otherwise
 * works like `surnameLetters`.
 */
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
