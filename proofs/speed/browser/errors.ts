import type { Browser, Page } from 'playwright';
import { taskTime } from './cpu.ts';
import { NAME, type } from './keys.ts';
import { settled, visit } from './visit.ts';

/** The times of a press on 'Continua' on page 1 without answers. */
export interface Errors {
  /** The time from the press until the errors are visible and the focus has moved, on a slow phone, in ms. */
  readonly told: number;
  /** Time from the press to the next paint, as the browser measures it (INP), in ms. */
  readonly inp: number;
  /** The main-thread time of the press without CPU throttling, in ms. */
  readonly cpu: number;
  /** The main-thread time of the press in a page that the visitor has used: its code is loaded. In ms. */
  readonly usedCpu: number;
  /** The main-thread time of one key press in the name field while errors are visible, in ms. */
  readonly key: number;
}

/** The time until all work of a press has ended, in ms. */
const LATER_MS = 1500;

/** Measures a press on 'Continua' on page 1 without answers, once with and once without throttling. */
export async function errors(browser: Browser, url: string): Promise<Errors> {
  const { told, inp } = await visit(browser, { slowed: true }, async ({ page }) => {
    await ready(page, url);
    await (await continueOf(page))();
    await page.waitForFunction(() => window.notes.told > 0);
    await page.waitForTimeout(LATER_MS);
    return page.evaluate(() => ({
      told: window.notes.told - window.notes.pressed,
      inp: window.notes.longestInteraction,
    }));
  });
  const usedCpu = await cpuOfErrorsAfterUse(browser, url);
  return { told, inp, usedCpu, ...(await cpuOfErrors(browser, url)) };
}

/** Measures the main-thread time of the press after the name field was used, without throttling. */
function cpuOfErrorsAfterUse(browser: Browser, url: string): Promise<number> {
  return visit(browser, { slowed: false }, async ({ page, devtools }) => {
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await ready(page, url);
    const press = await continueOf(page);
    await page.locator('input[name="nome"]').click();
    await page.waitForTimeout(LATER_MS);
    const before = await taskTime(devtools);
    await press();
    await page.waitForTimeout(LATER_MS);
    return (await taskTime(devtools)) - before;
  });
}

/**
 * Measures the main-thread time of a press on 'Continua' on page 1 without answers, and of keys while the errors are
 * visible. Both without throttling.
 */
export function cpuOfErrors(browser: Browser, url: string): Promise<Pick<Errors, 'cpu' | 'key'>> {
  return visit(browser, { slowed: false }, async ({ page, devtools }) => {
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await ready(page, url);
    const press = await continueOf(page);
    const before = await taskTime(devtools);
    await press();
    await page.waitForTimeout(LATER_MS);
    const after = await taskTime(devtools);
    await page.locator('input[name="nome"]').click();
    await page.waitForTimeout(LATER_MS);
    const typing = await taskTime(devtools);
    await type({ page, devtools }, NAME, 30);
    // Wait for the debounced work after the keys, whose time counts too.
    await page.waitForTimeout(700);
    return { cpu: after - before, key: ((await taskTime(devtools)) - typing) / NAME.length };
  });
}

/** Opens a page. In a page without scripts, makes the questions `required`, so that the browser validates the form. */
async function ready(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await settled(page);
  await page.evaluate(() => {
    if (document.scripts.length > 0) return;
    for (const form of document.forms) form.noValidate = false;
    for (const field of document.querySelectorAll('input')) field.required = true;
  });
}

/**
 * Returns a function that clicks at the position of 'Continua'. The `click()` of a Playwright locator would add its own
 * time.
 */
async function continueOf(page: Page): Promise<() => Promise<void>> {
  const box = await page.getByRole('button', { name: 'Continua', exact: true }).boundingBox();
  if (!box) throw new Error("bench: there is no 'Continua'");
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
