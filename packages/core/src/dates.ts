// Days, `YYYY-MM-DD`. Brings luxon to who counts with them or words them; to read, compare and show a day,
// and to ask which it is, an application loads none of it.

export { birthWindow } from './dates/birth-window.ts';
export {
  ageOn,
  type Day,
  dayOfMonth,
  formatDay,
  isDay,
  isWholeDay,
  monthOf,
  yearOf,
} from './dates/day.ts';
export {
  addDays,
  addMonths,
  addYears,
  dayInWords,
  firstOfMonth,
  monthInWords,
  weekday,
  weeksOf,
} from './dates/luxon.ts';
export { type RelativeDay, resolve } from './dates/relative-day.ts';
export { today } from './dates/today.ts';
export { type DayWindow, isWithin, policyWindow } from './dates/windows.ts';
