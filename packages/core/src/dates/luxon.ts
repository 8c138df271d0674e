import { type Day, monthName } from '@preventivo/italian';
import { DateTime } from 'luxon';

/** Adds days to a day; a negative number subtracts. */
export const addDays = (day: Day, days: number): Day =>
  shift(day, (from) => ({ day: from.day + days }));

/** Adds months to a day; a negative number subtracts. Clamps to the last day of the month: 31 January → 28 February. */
export const addMonths = (day: Day, months: number): Day =>
  shift(day, (from) => ({ month: from.month + months }));

/** Adds years to a day; a negative number subtracts. 29 February → 28 February. */
export const addYears = (day: Day, years: number): Day =>
  shift(day, (from) => ({ year: from.year + years }));

// Avoids luxon durations: to create one, luxon asks the platform for the visitor's language, which is slow on a phone.
function shift(
  day: Day,
  change: (from: DateTime) => Partial<Record<'day' | 'month' | 'year', number>>,
): Day {
  const from = momentOf(day);
  return dayOfMoment(from.set(change(from)));
}

/**
 * Returns midnight UTC of a day, because UTC has no daylight saving time. The explicit locale saves
 * luxon the slow look-up of the visitor's language.
 */
export const momentOf = (day: Day): DateTime =>
  DateTime.fromISO(day, { zone: 'utc', locale: 'it' });

/**
 * Returns the day of a moment. Does not use `toFormat`, because it writes digits in the script of the visitor's
 * language.
 * @throws RangeError if the moment is invalid
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

/** Returns the first day of a day's month. */
export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** Returns the days since Monday: 0 … 6. */
export const weekday = (day: Day): number => momentOf(day).weekday - 1;

/** Returns the month of a day as weeks from Monday to Sunday, with null for days of other months. */
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

// The functions below do not use `Intl` for Italian: creating the first `Intl` formatter would delay a click on a
// slow phone.

/** Formats a day: «sabato 21 novembre 2026». @param locale another language than Italian */
export const dayInWords = (day: Day, locale = italian): string =>
  locale === italian
    ? `${weekdays[weekday(day)]} ${Number(day.slice(8))} ${monthInWords(day)}`
    : `${named(day, locale, 'weekday')} ${Number(day.slice(8))} ${monthInWords(day, locale)}`;

/** Formats a month: «novembre 2026». @param locale another language than Italian */
export const monthInWords = (day: Day, locale = italian): string =>
  locale === italian
    ? `${monthName(day)} ${day.slice(0, 4)}`
    : `${named(day, locale, 'month')} ${day.slice(0, 4)}`;

/** Returns the names of the weekdays, from Monday. @param locale a language besides Italian */
export const weekdaysIn = (locale = italian): readonly string[] =>
  locale === italian
    ? weekdays
    : weekdays.map((_, at) => named(addDays(aMonday, at), locale, 'weekday'));
const weekdays = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'];
const italian = 'it';
const aMonday = '2024-01-01';

const named = (day: Day, locale: string, part: 'weekday' | 'month') =>
  new Intl.DateTimeFormat(locale, { [part]: 'long', timeZone: 'UTC' }).format(Date.parse(day));
