import type { Browser, Page } from 'playwright';
import { taskTime } from './cpu.ts';
import { NAME, type } from './keys.ts';
import { settled, visit } from './visit.ts';

/** The times that the errors take after a press on 'Continua' on an empty page 1. */
export interface Errors {
  /**
   * Time from the press until the errors are marked and the focus has moved, on a slow phone, in
   * ms.
   */
  readonly told: number;
  /** Time from the press to the next paint, as the browser measures it (INP), in ms. */
  readonly inp: number;
  /** Main-thread time of the press, with an unthrottled CPU, in ms. */
  readonly cpu: number;
  /** The same in a page that has been used, and so has loaded its code, in ms. */
  readonly usedCpu: number;
  /** Main-thread time of one key press in the name field while errors are visible, in ms. */
  readonly key: number;
}

/** Time in ms after which all work of a press has ended. */
const LATER_MS = 1500;

/** Measures a press on 'Continua' on an empty page 1, once with throttling and once without. */
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

/** Measures the main-thread time of the press after the name field was used. Without throttling. */
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
 * Measures the main-thread time of a press on 'Continua' on an empty page 1, and of keys while the
 * errors show. Both without throttling.
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
    // Wait for debounced work after the keys, because its time counts too.
    await page.waitForTimeout(700);
    return { cpu: after - before, key: ((await taskTime(devtools)) - typing) / NAME.length };
  });
}

/**
 * Opens a page. If it has no scripts, makes the questions `required`, so that the browser validates
 * the form.
 */
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
 * Returns a function that presses 'Continua' with the mouse at the button's position. Playwright's
 * `click()` of a locator would add its own time.
 */
async function continueOf(page: Page): Promise<() => Promise<void>> {
  const box = await page.getByRole('button', { name: 'Continua', exact: true }).boundingBox();
  if (!box) throw new Error("bench: there is no 'Continua'");
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
