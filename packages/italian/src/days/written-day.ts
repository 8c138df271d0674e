import { tidied } from '../tidied.ts';
import { type Day, isDay, monthOf } from './day.ts';

/** The text of a date's three boxes. */
export interface DayParts {
  readonly day: string;
  /** A number, or the name of the month. */
  readonly month: string;
  readonly year: string;
}

/**
 * Parses a pasted or typed date: '27/03/1985', '27.3.1985', 'nato il 27 marzo 1985', '27031985', '1985-03-27',
 * '1985/03/27'. Returns undefined if the day does not exist in the calendar, or if the year does not have 4 digits.
 */
export function parseWrittenDay(text: string): Day | undefined {
  const plain = tidied(text)
    .slice(0, longest)
    .replace(/^[\p{L}\s,:.'’]+(?=\d)/u, '')
    .replace(/[.,;]+$/, '');
  const written = (yearFirst.exec(plain) ?? italian.exec(plain) ?? digits.exec(plain))?.groups;
  return written && dayOf({ day: '', month: '', year: '', ...written });
}

/** The longest text to parse, in characters. No date with words before it is longer. */
const longest = 100;
const iso = /^(\d{4})-(\d\d)-(\d\d)$/;
const yearFirst = /^(?<year>\d{4})[-/.](?<month>\d\d?)[-/.](?<day>\d\d?)$/;
const digits = /^(?<day>\d\d)(?<month>\d\d)(?<year>\d{4})$/;
const italian =
  /^(?<day>\d{1,2})[°º^]?[\s/.‐‑–-]+(?:di\s+)?(?<month>\d{1,2}|[a-z]{3,9})[\s/.,‐‑–-]+(?:del\s+)?(?<year>\d{4})$/i;

/** Returns the day in the three boxes, or undefined if it does not exist in the calendar. */
export function dayOf({ day, month, year }: DayParts): Day | undefined {
  const number = monthNumber(month);
  const written = `${year.trim()}-${pad(number ?? '')}-${pad(day.trim())}`;
  return isDay(written) ? written : undefined;
}

/**
 * Returns the value of a date field from its three boxes. The value is a day or, if the boxes contain no day, their
 * texts joined by slashes ('27/3/'). Returns null if all boxes are empty.
 */
export function writeDay(parts: DayParts): Day | null {
  const typed = [parts.day, parts.month, parts.year].map((part) => part.trim());
  return typed.join('') === '' ? null : (dayOf(parts) ?? typed.join('/'));
}

/** Splits the value of a date field into the texts of its three boxes. */
export function dayParts(value: Day | null): DayParts {
  const [year, month, day] = iso.exec(value ?? '')?.slice(1) ?? [];
  if (year && month && day) return { day: String(Number(day)), month: String(Number(month)), year };
  const [d = '', m = '', y = ''] = (value ?? '').split('/');
  return { day: d, month: m, year: y };
}

const partKeys = ['day', 'month', 'year'] as const;

/**
 * Returns the boxes of an invalid date that the user has to correct: the empty boxes, or else the impossible part, or
 * else all three.
 */
export function wrongDateParts(typed: DayParts): readonly (keyof DayParts)[] {
  const empty = partKeys.filter((key) => typed[key] === '');
  if (empty.length > 0) return empty;
  if (dayOf(typed)) return partKeys;
  if (monthNumber(typed.month) === undefined) return ['month'];
  return /^\d{4}$/.test(typed.year) ? ['day'] : ['year'];
}

/** Returns the Italian name of a day's month: 'novembre'. */
export const monthName = (day: Day): string => monthNames[monthOf(day) - 1] ?? '';

/** Parses a month in the spelling '3', '03', 'marzo', 'mar' or 'mar.'. Returns undefined for any other text. */
export function monthNumber(text: string): number | undefined {
  const month = text.trim().toLowerCase().replace(/\.$/, '');
  if (/^(?:0?[1-9]|1[0-2])$/.test(month)) return Number(month);
  const at = month.length < 3 ? -1 : monthNames.findIndex((name) => name.startsWith(month));
  return at < 0 ? undefined : at + 1;
}

/** The Italian months, 'gennaio' to 'dicembre'. */
export const monthNames = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
];

const pad = (number: string | number) => String(number).padStart(2, '0');
