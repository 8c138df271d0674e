import { expect, it } from 'vitest';
import { dayClock } from './day-clock.ts';

it.each([
  ['in winter', '2026-11-21T22:59:59.999Z', '2026-11-21', '2026-11-22'],
  ['in summer', '2026-07-21T21:59:59.999Z', '2026-07-21', '2026-07-22'],
  ['on the night the clocks go back', '2026-10-24T21:59:59.999Z', '2026-10-24', '2026-10-25'],
])('the day changes at midnight in Italy, %s', (_, lastMoment, before, after) => {
  let moment = new Date(lastMoment);
  const today = dayClock(() => moment);
  expect(today()).toBe(before);
  moment = new Date(moment.getTime() + 1);
  expect(today()).toBe(after);
});
