// The current day, arithmetic with days, and days as texts. The arithmetic and the texts load luxon.
// @preventivo/italian defines the `Day` type, its parts and its formats.

export { birthWindow } from './dates/birth-window.ts';
export {
  addDays,
  addMonths,
  addYears,
  dayInWords,
  firstOfMonth,
  monthInWords,
  weekday,
  weekdaysIn,
  weeksOf,
} from './dates/luxon.ts';
export { type RelativeDay, resolve } from './dates/relative-day.ts';
export { timeInItaly, today } from './dates/today.ts';
export { type DayWindow, isWithin, policyWindow } from './dates/windows.ts';
