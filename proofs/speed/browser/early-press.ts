import type { Browser } from 'playwright';
import { visit } from './visit.ts';

/** Presses 'Continua' as soon as the button is visible. Returns the ms until the page marks the missing answers. */
export function pressEarly(browser: Browser, url: string): Promise<number> {
  return visit(browser, { slowed: true }, async ({ page }) => {
    await page.goto(url, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Continua', exact: true }).click();
    await page.waitForFunction(() => window.notes.answered > 0);
    return page.evaluate(() => window.notes.answered);
  });
}
