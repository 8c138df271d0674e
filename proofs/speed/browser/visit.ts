import type { Browser, CDPSession, Page } from 'playwright';
import { slowDown } from './conditions.ts';
import { observe } from './observe.ts';

export interface Visit {
  readonly page: Page;
  readonly devtools: CDPSession;
}

/**
 * Opens a page in a new browser context, whose cache is empty. With `slowed`, the page is as slow as on a mid-range
 * phone and records its own times. Without it, the page runs no additional script.
 */
export async function visit<Result>(
  browser: Browser,
  { slowed }: { slowed: boolean },
  use: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    if (slowed) {
      await page.addInitScript(observe);
      await slowDown(devtools);
    }
    return await use({ page, devtools });
  } finally {
    await context.close();
  }
}

/** Waits until all loading has ended, including code that loads at idle time. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
}
