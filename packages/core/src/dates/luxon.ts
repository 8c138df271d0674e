import { type Day, monthName } from '@preventivo/italian';
import { DateTime } from 'luxon';

/** The day so many days on, or back. */
export const addDays = (day: Day, days: number): Day =>
  shift(day, (from) => ({ day: from.day + days }));

/**
 * The day so many months on, or back; the last of the month where it has no such day: 31 January →
 * 28 February.
 */
export const addMonths = (day: Day, months: number): Day =>
  shift(day, (from) => ({ month: from.month + months }));

/** The day so many years on, or back; 29 February → 28 February. */
export const addYears = (day: Day, years: number): Day =>
  shift(day, (from) => ({ year: from.year + years }));

// Without durations: luxon asks the platform for the visitor's language to make one.
function shift(
  day: Day,
  change: (from: DateTime) => Partial<Record<'day' | 'month' | 'year', number>>,
): Day {
  const from = momentOf(day);
  return dayOfMoment(from.set(change(from)));
}

/**
 * The moment a day begins, in UTC: a day has no hour, and no night there is an hour short. With a
 * language of its own, since luxon would ask the platform for the visitor's, which takes a telephone
 * longer than everything else here.
 */
export const momentOf = (day: Day): DateTime =>
  DateTime.fromISO(day, { zone: 'utc', locale: 'it' });

/**
 * The day of a moment. Not `toFormat`, whose digits follow the visitor's language.
 * @throws RangeError where the moment is none
 */
export function dayOfMoment(moment: DateTime): Day {
  const day = moment.toISODate();
  if (day === null)
    throw new RangeError(
      '@preventivo/core: dates are counted from a day of the calendar, YYYY-MM-DD, and this is none. ' +
        'Ask isDay before.',
    );
  return day;
}

/** The first day of the month that a day is of. */
export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** Days since Monday: 0 … 6. */
export const weekday = (day: Day): number => momentOf(day).weekday - 1;

/** The month of a day in weeks from Monday to Sunday; days of other months are null. */
export function weeksOf(day: Day): readonly (readonly (Day | null)[])[] {
  const first = firstOfMonth(day);
  const next = addMonths(first, 1);
  const weeks: (Day | null)[][] = [];
  for (let start = addDays(first, -weekday(first)); start < next; start = addDays(start, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, at) => addDays(start, at)).map((one) =>
        one >= first && one < next ? one : null,
      ),
    );
  return weeks;
}

// Italian without `Intl`, whose first formatter of a page takes a slow telephone longer than a press may wait.

/** «sabato 21 novembre 2026» @param locale another than Italy's */
export const dayInWords = (day: Day, locale = italian): string =>
  locale === italian
    ? `${weekdays[weekday(day)]} ${Number(day.slice(8))} ${monthInWords(day)}`
    : `${named(day, locale, 'weekday')} ${Number(day.slice(8))} ${monthInWords(day, locale)}`;

/** «novembre 2026» @param locale another than Italy's */
export const monthInWords = (day: Day, locale = italian): string =>
  locale === italian
    ? `${monthName(day)} ${day.slice(0, 4)}`
    : `${named(day, locale, 'month')} ${day.slice(0, 4)}`;

/** The days of a week from Monday, by name: 1 January 2024 was one. @param locale another than Italy's */
export const weekdaysIn = (locale = italian): readonly string[] =>
  locale === italian
    ? weekdays
    : weekdays.map((_, at) => named(addDays(aMonday, at), locale, 'weekday'));
const weekdays = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'];
const italian = 'it';
const aMonday = '2024-01-01';

const named = (day: Day, locale: string, part: 'weekday' | 'month') =>
  new Intl.DateTimeFormat(locale, { [part]: 'long', timeZone: 'UTC' }).format(Date.parse(day));
