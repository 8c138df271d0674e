import type { Translate } from '@preventivo/core';
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
import { type DayParts, wrongDateParts } from '@preventivo/italian';

export interface Part {
  readonly key: keyof DayParts;
  /** Name of the native control, without the field's name and the dot before it. */
  readonly name: string;
  readonly label: string;
  readonly digits: number;
}

export const PARTS: readonly Part[] = [
  { key: 'day', name: 'giorno', label: dateDay, digits: 2 },
  { key: 'month', name: 'mese', label: dateMonth, digits: 2 },
  { key: 'year', name: 'anno', label: dateYear, digits: 4 },
];

/** Returns the accessible name of a box: 'Mese di nascita', 'Mese: Quando scade?'. */
export const partName = ({ label }: Part, of: string, t: Translate): string =>
  /^Data d/.test(of) ? t(label) + of.slice(4) : t(dateOf, { part: t(label), question: of });

type Key = keyof DayParts;
/** Returns the message for an incomplete or impossible date. Returns undefined if the date is empty or valid. */
export function whatIsMissing(typed: DayParts, t: Translate): string | undefined {
  const wrong = wrongDateParts(typed);
  if (wrong.length === PARTS.length) return undefined;
  const [part = '', other = ''] = wrong.map((key) => t(NAMES[key]));
  if (wrong.every((key) => typed[key] === ''))
    return t(wrong.length === 1 ? dateMissingOne : dateMissingTwo, { part, other });
  return wrong[0] === 'year' ? t(dateFourDigits) : t(dateLookAt, { part });
}

const NAMES: Record<Key, string> = { day: dateTheDay, month: dateTheMonth, year: dateTheYear };
