import type { Day } from './day.ts';
import { momentOf } from './moment.ts';

// luxon makes each formatter when a day is first put into words, and keeps it: the platform takes long
// to look up a language.

/** «sabato 21 novembre 2026» */
export const dayInWords = (day: Day): string => momentOf(day).toLocaleString({ dateStyle: 'full' });

/** «novembre 2026» */
export const monthInWords = (day: Day): string =>
  momentOf(day).toLocaleString({ month: 'long', year: 'numeric' });
