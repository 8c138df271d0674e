import { type Day, isDay, yearOf } from '@preventivo/italian';
import type { DayWindow } from './windows.ts';

/**
 * Returns the birth dates of people aged 18 to 100: from 100 years and a day ago to 18 years and a day ago
 * (docs/rules/contractor.md#birth-date). Avoids luxon, because the first paint shows these dates.
 */
export function birthWindow(today: Day): DayWindow {
  return { from: yearsAndADayAgo(today, 100), to: yearsAndADayAgo(today, 18) };
}

function yearsAndADayAgo(today: Day, years: number): Day {
  const birthday = `${yearOf(today) - years}${today.slice(4)}`;
  // In a common year, 29 February becomes the 28th.
  const held = isDay(birthday) ? birthday : birthday.replace(/29$/, '28');
  return new Date(Date.parse(held) - DAY).toISOString().slice(0, 10);
}

const DAY = 86_400_000;
