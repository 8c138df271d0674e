import type { DateTime } from 'luxon';
import type { Day } from '../line/field.ts';

/**
 * The day of a moment. Not `toFormat`, whose digits follow the visitor's language.
 * @throws RangeError where the moment is none
 */
export function isoDay(moment: DateTime): Day {
  const day = moment.toISODate();
  if (day === null)
    throw new RangeError(
      '@preventivo/core: dates are counted from a day of the calendar, YYYY-MM-DD, and this is none. ' +
        'Ask isDay before.',
    );
  return day;
}
