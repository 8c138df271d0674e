import type { Browser } from 'playwright';
import { press, type } from './keys.ts';
import { settled, visit } from './visit.ts';

export interface Load {
  /** First contentful paint, ms. */
  readonly fcp: number;
  /** The name field shows its first key, ms. */
  readonly tti: number;
  /** 'Continua' answers by itself, ms; 0 where no React is. */
  readonly hydrated: number;
  /** Main thread kept busy, ms. */
  readonly blocked: number;
  readonly shift: number;
  /** The longest interaction, ms. */
  readonly inp: number;
  /** Whether what was typed first is still there in the end. */
  readonly kept: boolean;
}

/** One visit on a slow phone: the first key as early as the field is there, then a few more and 'Continua'. */
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
