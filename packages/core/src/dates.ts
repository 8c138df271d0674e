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
export { dayInWords, monthInWords } from './dates/day-words.ts';
export { firstOfMonth, weekday, weeksOf } from './dates/month.ts';
export { policyWindow } from './dates/policy-window.ts';
export { type RelativeDay, resolve } from './dates/relative-day.ts';
export { addDays, addMonths, addYears } from './dates/shift.ts';
export { today } from './dates/today.ts';
export { type DayWindow, isWithin } from './dates/window.ts';
