import { type BrowserContext, test as base } from '@playwright/test';
import { clockOffset } from '../../../dev/shared/test-clock/run-clock.mjs';
import { shiftDate } from '../../../dev/shared/test-clock/shift-date.mjs';
import { hideServerDate } from './server-date.ts';

/**
 * Runs pages and browser contexts with the clock of the test run, like the server and this process. `page.clock` sets
 * another time in a page, but not on the server. A page cannot read the server's date, except after `showServerDate()`.
 */
export const test = base.extend<object, { readonly runClock: undefined }>({
  runClock: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      // Playwright's `page`, `context`, `browser.newPage` and `browser.newContext` all call this function.
      browser.newContext = async (options): Promise<BrowserContext> => {
        const context = await newContext(options);
        await context.addInitScript(shiftDate, clockOffset);
        await context.addInitScript(hideServerDate);
        return context;
      };
      await use(undefined);
      browser.newContext = newContext;
    },
    { scope: 'worker', auto: true },
  ],
});
