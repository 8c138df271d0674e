import type { Browser, CDPSession, Page } from 'playwright';
import { slowDown } from './conditions.ts';
import { observe } from './observe.ts';

export interface Visit {
  readonly page: Page;
  readonly devtools: CDPSession;
}

/**
 * Opens a page in a new context, which has an empty cache. If `slowed`, throttles the page like a
 * mid-range phone and records its times. Otherwise adds no script to the page.
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

/** Waits until all loading has ended, also of code that loads at idle time. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
}
