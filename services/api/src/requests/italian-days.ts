import { isDay } from '@preventivo/italian';
import { BadConfig } from '../config/config.ts';

/**
 * When a day begins in Italy, as an ISO time.
 * @param later how many days after it
 * @throws {BadConfig} for what is no day
 */
export function midnightInItaly(day: string, later: number): string {
  if (!isDay(day)) throw new BadConfig('A day is written year-month-day, such as 2026-11-21.');
  const utc = new Date(`${day}T00:00:00Z`);
  utc.setUTCDate(utc.getUTCDate() + later);
  // One hour before UTC's midnight, or two in summer: where it is midnight in Rome.
  const candidates = [1, 2].map((hours) => new Date(utc.getTime() - hours * 3_600_000));
  const midnight = candidates.find((time) => inRome.format(time) === '00');
  return (midnight ?? utc).toISOString();
}

const inRome = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', hour: '2-digit' });
