import type { Browser, CDPSession, Page } from 'playwright';
import { slowDown } from './conditions.ts';
import { observe } from './observe.ts';

export interface Visit {
  readonly page: Page;
  readonly devtools: CDPSession;
}

/**
 * Opens a page in a context of its own, with an empty cache. `slowed` as on a plain phone, and then it notes
 * its own times; otherwise nothing runs in it but what it brings.
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

/** Waits until nothing is loaded any more and what loads when the browser is idle had its time too. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
}
