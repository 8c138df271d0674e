import { type Day, isDay, yearOf } from '../days/day.ts';
import { fold } from '../fold.ts';
import {
  isFiscalCode,
  monthLetters,
  nameLetters,
  surnameLetters,
  undoOmocodia,
} from './fiscal-code.ts';

/** The data that a fiscal code encodes about its person. */
export interface FiscalCodeReading {
  /** 0 man, 1 woman. */
  readonly sex: 0 | 1;
  readonly birthDate: Day;
  /** The Belfiore code of the municipality or the state of birth: F205, Z102. */
  readonly placeCode: string;
}

/**
 * Reads sex, birth date and birthplace from a fiscal code (docs/rules/italian.md#fiscal-code). Returns undefined if
 * the text is not a fiscal code, or if its birth date is outside `born`. A code has only two digits of the year, so
 * `born` determines the century.
 * @param born the first and the last possible birth date, less than a hundred years apart
 */
export function readFiscalCode(
  text: string,
  born: { readonly from: Day; readonly to: Day },
): FiscalCodeReading | undefined {
  if (!isFiscalCode(text)) return undefined;
  const code = undoOmocodia(text);
  const day = Number(code.slice(9, 11));
  const month = monthLetters.indexOf(code[8] ?? '') + 1;
  const rest = `${twoDigits(month)}-${twoDigits(day % 40)}`;
  const birthDate = years(born)
    .filter((year) => year % 100 === Number(code.slice(6, 8)))
    .map((year) => `${year}-${rest}`)
    .find((date) => isDay(date) && born.from <= date && date <= born.to);
  return birthDate === undefined
    ? undefined
    : { sex: day > 40 ? 1 : 0, birthDate, placeCode: code.slice(11, 15) };
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

function years({ from, to }: { readonly from: Day; readonly to: Day }): readonly number[] {
  const first = yearOf(from);
  return Array.from({ length: yearOf(to) - first + 1 }, (_, index) => first + index);
}

/**
 * Whether a fiscal code starts with the letters of this surname and name. Documents of some countries contain a
 * single name, and their holders spread it over both boxes. Their code has XXX for the missing name, and the letters
 * of the whole name for the other.
 */
export function isFiscalCodeOf(text: string, surname: string, name: string): boolean {
  const code = text.trim().toUpperCase();
  const pair = `${surnameLetters(surname)}${nameLetters(name)}`;
  if (code.startsWith(pair)) return true;
  const [first, second] = [code.slice(0, 3), code.slice(3, 6)];
  if (first === 'XXX') return namesOf(surname, name).some((one) => nameLetters(one) === second);
  return second === 'XXX' && namesOf(surname, name).some((one) => surnameLetters(one) === first);
}

/** Returns the possible whole names of a person who typed a single name into two boxes. */
function namesOf(surname: string, name: string): readonly string[] {
  const words = `${surname} ${name}`.split(/\s+/).filter((word) => fold(word));
  return [name, surname, `${surname} ${name}`, `${name} ${surname}`, ...words];
}
