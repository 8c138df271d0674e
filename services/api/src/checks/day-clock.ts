import { today } from '@preventivo/core/dates';

/**
 * Returns a function that returns the current day in Italy. It computes the day at most once a
 * minute, because every check reads it.
 */
export function dayClock(now: () => Date): () => string {
  let minute = Number.NaN;
  let day = '';
  return () => {
    const moment = now();
    const current = Math.floor(moment.getTime() / 60_000);
    if (current !== minute) day = today(moment);
    minute = current;
    return day;
  };
}
