import { isDay } from '@preventivo/italian';
import { BadConfig } from '../config/config.ts';

/**
 * Returns the start of a day in Italy as an ISO time.
 * @param later number of days to add
 * @throws {BadConfig} for an invalid day
 */
export function midnightInItaly(day: string, later: number): string {
  if (!isDay(day)) throw new BadConfig('A day is written year-month-day, such as 2026-11-21.');
  const utc = new Date(`${day}T00:00:00Z`);
  utc.setUTCDate(utc.getUTCDate() + later);
  // Midnight in Rome is one hour before midnight UTC, or two in summer.
  const candidates = [1, 2].map((hours) => new Date(utc.getTime() - hours * 3_600_000));
  const midnight = candidates.find((time) => inRome.format(time) === '00');
  return (midnight ?? utc).toISOString();
}

const inRome = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', hour: '2-digit' });
