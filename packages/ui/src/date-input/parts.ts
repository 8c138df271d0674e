import type { Say } from '@preventivo/core';
import {
  dateDay,
  dateFourDigits,
  dateLookAt,
  dateMissingOne,
  dateMissingTwo,
  dateMonth,
  dateOf,
  dateTheDay,
  dateTheMonth,
  dateTheYear,
  dateYear,
} from '@preventivo/core/words';
import { type DayParts, dayOf, monthNumber } from '@preventivo/italian';

export interface Part {
  readonly key: keyof DayParts;
  /** After the field's name and a dot, the name of the native control. */
  readonly name: string;
  readonly label: string;
  readonly digits: number;
}

/** The three boxes of a date, in the order they are written. */
export const PARTS: readonly Part[] = [
  { key: 'day', name: 'giorno', label: dateDay, digits: 2 },
  { key: 'month', name: 'mese', label: dateMonth, digits: 2 },
  { key: 'year', name: 'anno', label: dateYear, digits: 4 },
];

/** What a box says where it is read alone: 'Mese di nascita', 'Mese: Quando scade?'. */
export const partName = ({ label }: Part, of: string, say: Say): string =>
  /^Data d/.test(of) ? say(label) + of.slice(4) : say(dateOf, { part: say(label), question: of });

type Key = keyof DayParts;
const ALL = PARTS.map((part) => part.key);

/** The parts of a refused date that are to be mended: the missing ones, else the impossible one, else all. */
export function wrongParts(typed: DayParts): readonly Key[] {
  const empty = ALL.filter((key) => typed[key] === '');
  if (empty.length > 0) return empty;
  if (dayOf(typed)) return ALL;
  if (monthNumber(typed.month) === undefined) return ['month'];
  return /^\d{4}$/.test(typed.year) ? ['day'] : ['year'];
}

/** What keeps three parts from being a date, in words; undefined while all are empty, or none is wrong. */
export function whatIsMissing(typed: DayParts, say: Say): string | undefined {
  const wrong = wrongParts(typed);
  if (wrong.length === ALL.length) return undefined;
  const [part = '', other = ''] = wrong.map((key) => say(NAMES[key]));
  if (wrong.every((key) => typed[key] === ''))
    return say(wrong.length === 1 ? dateMissingOne : dateMissingTwo, { part, other });
  return wrong[0] === 'year' ? say(dateFourDigits) : say(dateLookAt, { part });
}

const NAMES: Record<Key, string> = { day: dateTheDay, month: dateTheMonth, year: dateTheYear };
