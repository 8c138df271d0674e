// Which day it is, and days counted on or back and put into words, which brings luxon. What a day is, its
// parts and how it is written stand in @preventivo/italian.

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
