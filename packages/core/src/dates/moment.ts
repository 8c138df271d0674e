import { DateTime } from 'luxon';
import type { Day } from './day.ts';

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
