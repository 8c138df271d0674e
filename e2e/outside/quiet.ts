import { expect } from '@playwright/test';
import { test as base } from '../support/server/clock-test.ts';

/** A page that must not complain: what its console warns of, and what nobody caught, fails the test at its end. */
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

/** Chromium notes an answer that says no as an error, whoever expects it. */
const isRefusal = (text: string) => /Failed to load resource: .* status of 422/.test(text);
