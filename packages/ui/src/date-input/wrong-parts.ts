import { type DayParts, dayOf, monthNumber } from '@preventivo/core/italian';
import { PARTS } from './parts.ts';

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
export function whatIsMissing(typed: DayParts): string | undefined {
  const wrong = wrongParts(typed);
  if (wrong.length === ALL.length) return undefined;
  const names = wrong.map((key) => NAMES[key]);
  if (wrong.every((key) => typed[key] === ''))
    return names.length === 1 ? `Manca ${names[0]}` : `Mancano ${names.join(' e ')}`;
  return wrong[0] === 'year' ? "Scrivi l'anno con 4 cifre" : `Controlla ${names[0]}`;
}

const NAMES: Record<Key, string> = { day: 'il giorno', month: 'il mese', year: "l'anno" };
