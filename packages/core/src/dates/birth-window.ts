import { type Day, isDay, yearOf } from '@preventivo/italian';
import type { DayWindow } from './windows.ts';

/**
 * Birth dates of people aged 18 to 100: from 100 years and a day ago to 18 years and a day ago
 * (docs/rules/contractor.md#birth-date). The first paint says it, so it is counted without luxon.
 */
export function birthWindow(today: Day): DayWindow {
  return { from: yearsAndADayAgo(today, 100), to: yearsAndADayAgo(today, 18) };
}

function yearsAndADayAgo(today: Day, years: number): Day {
  const birthday = `${yearOf(today) - years}${today.slice(4)}`;
  // 29 February is the 28th of a common year.
  const held = isDay(birthday) ? birthday : birthday.replace(/29$/, '28');
  return new Date(Date.parse(held) - DAY).toISOString().slice(0, 10);
}

const DAY = 86_400_000;
