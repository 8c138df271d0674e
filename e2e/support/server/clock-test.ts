import { type BrowserContext, test as base } from '@playwright/test';
import { clockOffset } from '../../../dev/shared/test-clock/run-clock.mjs';
import { shiftDate } from '../../../dev/shared/test-clock/shift-date.mjs';
import { hideServerDate } from './server-date.ts';

/**
 * Tests whose pages and browser contexts use the test clock, as the server and this process do.
 * `page.clock` sets another time for a page, but not for the server. Pages read the server's date
 * only in tests that call `showServerDate()`.
 */
export const test = base.extend<object, { readonly runClock: undefined }>({
  runClock: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      // `page`, `context`, `browser.newPage` and `browser.newContext` all call this function.
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
