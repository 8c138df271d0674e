import type { Page } from '@playwright/test';
import { type Gate, gate } from './gate.ts';

/** Lets the next submit reach the server, but drops the response. */
export async function loseAnswer(page: Page): Promise<void> {
  await page.route(
    '**/submit',
    async (route) => {
      // Retry: the server may just be closing the reused connection. If the request arrives twice, the server stores it
      // once.
      await route.fetch({ maxRetries: 2 });
      await route.abort();
    },
    { times: 1 },
  );
}

/** Holds the next submit back until the gate opens. Then drops it before it reaches the server. */
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
