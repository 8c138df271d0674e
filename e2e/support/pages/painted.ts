import type { Page } from '@playwright/test';

/** Waits until the browser has drawn what there is to draw, twice. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
}
