import type { Page } from '@playwright/test';

/** Lets the next submission reach the server, and loses what the server answers. */
export async function loseAnswer(page: Page): Promise<void> {
  await page.route(
    '**/submit',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}
