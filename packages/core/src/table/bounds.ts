import { type Day, formatDay } from '@preventivo/italian';
import { type RelativeDay, resolve } from '../dates/relative-day.ts';

/** The minimum and the maximum of a field, both included. */
export interface Limits {
  readonly from?: number | RelativeDay;
  readonly to?: number | RelativeDay;
  /** Whether to replace a number outside the limits with the nearest limit on blur. @defaultValue false */
  readonly clamp?: boolean;
}

/** Resolved limits: numbers, or days. Days compare as text. */
export interface Bounds {
  readonly from?: number | Day;
  readonly to?: number | Day;
  /** Whether a limit depends on a missing answer. If so, no answer is valid yet. */
  readonly open: boolean;
}

/**
 * Caches the last bounds of each `Limits` object. A page resolves limits on every render and validation, and luxon is
 * slow.
 */
const resolved = new WeakMap<Limits, { readonly today: Day; readonly bounds: Bounds }>();

/** Resolves relative limits. @param today the base of relative days, `YYYY-MM-DD` */
export function boundsOf(limits: Limits = none, today: Day): Bounds {
  const last = resolved.get(limits);
  if (last?.today === today) return last.bounds;
  const from = bound(limits.from, today);
  const to = bound(limits.to, today);
  const bounds = {
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    open: (limits.from !== undefined && from === null) || (limits.to !== undefined && to === null),
  };
  resolved.set(limits, { today, bounds });
  return bounds;
}

const none: Limits = {};

/**
 * Formats the bounds for `{from}` and `{to}`. Formats days as DD/MM/YYYY.
 * @param numberWords formats the field's numbers
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
