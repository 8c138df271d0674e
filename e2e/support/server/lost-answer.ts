import type { Page } from '@playwright/test';
import { type Gate, gate } from './gate.ts';

/** Lets the next submission reach the server, and loses what the server answers. */
export async function loseAnswer(page: Page): Promise<void> {
  await page.route(
    '**/submit',
    async (route) => {
      // The connection it goes over may be one from before, which the server just closes. Sent twice it is one request.
      await route.fetch({ maxRetries: 2 });
      await route.abort();
    },
    { times: 1 },
  );
}

/** Keeps the next submission on its way until the gate is opened, and then loses it. */
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
