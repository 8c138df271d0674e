import { type Day, dayOfMonth, isDay, monthOf, yearOf } from '../../dates/day.ts';
import { checkLetter } from './check-letter.ts';
import { monthLetters } from './month-letters.ts';
import { nameLetters, surnameLetters } from './name-letters.ts';
import { isPlaceCode } from './place-code.ts';

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
