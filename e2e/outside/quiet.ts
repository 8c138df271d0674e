import { expect } from '@playwright/test';
import { test as base } from '../support/server/clock-test.ts';

/** A test that fails at its end if the console contains a warning or an uncaught error. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on('console', (message) => {
        const isComplaint = ['error', 'warning'].includes(message.type());
        if (isComplaint && !isRefusal(message.text())) said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(String(error)));
      await use(undefined);
      expect(said, 'what the console says').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Whether a message reports a response with status 422. Chromium logs each of them as an error, also an expected one.
 */
const isRefusal = (text: string) => /Failed to load resource: .* status of 422/.test(text);
