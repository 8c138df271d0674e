import type { Page } from '@playwright/test';
import { type Gate, gate } from './gate.ts';

/** Lets the next submit reach the server, and drops the response. */
export async function loseAnswer(page: Page): Promise<void> {
  await page.route(
    '**/submit',
    async (route) => {
      // Retries if the server is just closing the kept-alive connection. A quote request that
      // arrives twice is stored once.
      await route.fetch({ maxRetries: 2 });
      await route.abort();
    },
    { times: 1 },
  );
}

/** Holds the next submit back until the gate opens, and then drops it. */
export async function holdRequest(page: Page): Promise<Gate> {
  const held = gate();
  await page.route(
    '**/submit',
    async (route) => {
      await held.opened;
      await route.abort();
    },
    { times: 1 },
  );
  return held;
}
