import { today } from '@preventivo/core/dates';

/** A clock that tells the day it is in Italy. It is read at every check, and computed once a minute. */
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
