import { today as todayInItaly } from '@preventivo/core/dates';
import { today } from '@preventivo/fixtures/people';
import { expect, it } from 'vitest';
import { now } from './test-api.ts';

it('is one day in all tests: that of the run, of the fixtures and of the API under test', () => {
  expect([todayInItaly(), todayInItaly(now)]).toEqual([today, today]);
});
