// Brings luxon: an application loads this door when it is idle.

export { ageOn } from './dates/age-on.ts';
export { birthWindow, type DayWindow, isWithin, policyWindow } from './dates/day-window.ts';
export { formatDay } from './dates/format-day.ts';
export { isDay } from './dates/is-day.ts';
export { resolve } from './dates/resolve.ts';
export { addDays, addMonths, addYears } from './dates/shift.ts';
export { today } from './dates/today.ts';
