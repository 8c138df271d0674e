import { type Day, isDay } from './day.ts';
import { parseWrittenDay } from './written-day.ts';

/**
 * The birth date of a record or a body: a day, midnight UTC by its letters (read as a moment it would be the day before,
 * west of Greenwich), the midnight of Rome, an hour or two before, or a day as Italians write it. Nothing for a text that
 * is none of these.
 */
export function readBirthDay(written: string): Day | undefined {
  const moment = /T2[23]:/.test(written) ? Date.parse(written) : Number.NaN;
  const day = Number.isNaN(moment)
    ? written.slice(0, 10)
    : new Date(moment + 3 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return isDay(day) ? day : parseWrittenDay(written);
}
