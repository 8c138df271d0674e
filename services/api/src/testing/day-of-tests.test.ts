import { today as todayInItaly } from '@preventivo/core/dates';
import { today } from '@preventivo/fixtures/people';
import { expect, it } from 'vitest';
import { now } from './test-api.ts';

it('today is the same day in the tests, the fixtures and the API under test', () => {
  expect([todayInItaly(), todayInItaly(now)]).toEqual([today, today]);
});
