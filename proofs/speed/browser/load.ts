import type { Browser } from 'playwright';
import { press, type } from './keys.ts';
import { settled, visit } from './visit.ts';

export interface Load {
  /** First contentful paint, in ms. */
  readonly fcp: number;
  /** The time until the name field shows the first typed letter, in ms. */
  readonly tti: number;
  /** The time until 'Continua' is hydrated, in ms. 0 for a page without React. */
  readonly hydrated: number;
  /** The time during which tasks blocked the main thread, in ms (see `Notes.blocked`). */
  readonly blocked: number;
  readonly shift: number;
  readonly inp: number;
  /** Whether the field still contains the first typed letters at the end. */
  readonly kept: boolean;
}

/**
 * Measures a visit on a slow phone. Types the first key as soon as the field exists, then more keys, and presses
 * 'Continua'.
 */
export function load(browser: Browser, url: string): Promise<Load> {
  return visit(browser, { slowed: true }, async ({ page, devtools }) => {
    const { promise: fieldIsThere, resolve } = Promise.withResolvers<void>();
    await page.exposeFunction('fieldIsThere', resolve);
    await page.goto(url, { waitUntil: 'commit' });
    await fieldIsThere;
    await press(devtools, 'G');
    await settled(page);
    const field = page.locator('input[name="nome"]');
    const kept = (await field.inputValue()) === 'G';
    const { firstKey, hydrated, blocked, shift } = await page.evaluate(() => window.notes);
    await field.click();
    await type({ page, devtools }, 'iulia', 60);
    await page.keyboard.press('Tab');
    await type({ page, devtools }, 'Ferri', 60);
    await page.getByRole('button', { name: 'Continua', exact: true }).click();
    await page.waitForTimeout(1500);
    const fcp = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
    const { longestInteraction } = await page.evaluate(() => window.notes);
    return { fcp, tti: firstKey, hydrated, blocked, shift, inp: longestInteraction, kept };
  });
}
