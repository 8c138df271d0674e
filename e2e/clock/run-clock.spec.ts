import { expect, type Page } from '@playwright/test';
import { runStart } from '../../dev/shared/test-clock/run-clock.mjs';
import { test } from '../support/server/own-server-test.ts';

const dayOf = (moment: string) => moment.slice(0, 10);
const runDay = dayOf(runStart);
const clockOf = (page: Page) => page.evaluate(() => new Date().toISOString());

test('the test, its server and each page have the date of the run', async ({
  page,
  server,
  browser,
}) => {
  expect(dayOf(new Date().toISOString())).toBe(runDay);
  await page.goto('/health');
  expect(dayOf(await clockOf(page))).toBe(runDay);
  const other = await browser.newContext();
  expect(dayOf(await clockOf(await other.newPage()))).toBe(runDay);
  await other.close();
  // Skip warnings that Node may print before the server's first log line.
  const started = server.log().find((line) => line.startsWith('{')) ?? '{}';
  expect(dayOf(JSON.parse(started).time)).toBe(runDay);
});

test('a page with an installed clock starts at the time of the test', async ({ page }) => {
  await page.clock.install();
  await page.goto('/health');
  const before = Date.now();
  const shown = Date.parse(await clockOf(page));
  // Allow a difference of one hour, which is longer than any run. The machine's clock differs by days.
  expect(Math.abs(shown - before)).toBeLessThan(3_600_000);
});
