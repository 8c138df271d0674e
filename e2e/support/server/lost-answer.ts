import type { Page } from '@playwright/test';
import { type Gate, gate } from './gate.ts';

/** Lets the next submit reach the server, and drops the response. */
export async function loseAnswer(page: Page): Promise<void> {
  await page.route(
    '**/submit',
    async (route) => {
      // Retry, because the server may just be closing the reused connection. If the server receives
      // the request twice, it stores the request once.
      await route.fetch({ maxRetries: 2 });
      await route.abort();
    },
    { times: 1 },
  );
}

/**
 * Holds the next submission until the gate opens, and then drops it before it reaches the server.
 */
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
