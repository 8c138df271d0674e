import { type Day, formatDay } from '@preventivo/italian';
import { type RelativeDay, resolve } from '../dates/relative-day.ts';

/** The least and the most a field accepts, both included. */
export interface Limits {
  readonly from?: number | RelativeDay;
  readonly to?: number | RelativeDay;
  /** Whether a number outside is brought to the nearest limit when the field is left. @defaultValue false */
  readonly clamp?: boolean;
}

/** Limits with their days worked out: numbers, or days that compare as text. */
export interface Bounds {
  readonly from?: number | Day;
  readonly to?: number | Day;
  /** Whether a day hangs on an answer that is missing, so that nothing can be right yet. */
  readonly open: boolean;
}

/** Works out the days of limits: `today` is the day the others are reckoned from, `YYYY-MM-DD`. */
export function boundsOf(limits: Limits | undefined, today: Day): Bounds {
  const from = bound(limits?.from, today);
  const to = bound(limits?.to, today);
  return {
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    open:
      (limits?.from !== undefined && from === null) || (limits?.to !== undefined && to === null),
  };
}

/**
 * The limits in words for `{from}` and `{to}`; days as DD/MM/YYYY.
 * @param numberWords how the field's numbers are written
 */
export function boundWords(
  { from, to }: Bounds,
  numberWords: (limit: number) => string = String,
): Readonly<Record<'from' | 'to', string>> {
  const word = (limit: number | Day | undefined) => {
    if (limit === undefined) return '';
    return typeof limit === 'number' ? numberWords(limit) : formatDay(limit);
  };
  return { from: word(from), to: word(to) };
}

function bound(limit: Limits['from'], today: Day): number | Day | null {
  if (limit === undefined) return null;
  return typeof limit === 'number' ? limit : resolve(limit, today);
}
