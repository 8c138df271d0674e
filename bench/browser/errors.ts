import type { Browser, Page } from 'playwright';
import { taskTime } from './cpu.ts';
import { settled, visit } from './visit.ts';

/** An empty page 1 and a press on 'Continua'. */
export interface Errors {
  /** From the press until what is wrong is marked and has the focus, on a slow phone, ms. */
  readonly told: number;
  /** The interaction until the next paint, as the browser counts it, ms. */
  readonly inp: number;
  /** Main-thread time of it, without slowing, ms. */
  readonly cpu: number;
}

/** All that follows a press is over by then. */
const LATER_MS = 1500;

/** Presses 'Continua' on a page that nobody wrote anything into, once slowed and once not. */
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
  return { told, inp, cpu: await cpuOfErrors(browser, url) };
}

/** Main-thread time of that press and of all that follows, without slowing, ms. */
export function cpuOfErrors(browser: Browser, url: string): Promise<number> {
  return visit(browser, { slowed: false }, async ({ page, devtools }) => {
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await ready(page, url);
    const press = await continueOf(page);
    const before = await taskTime(devtools);
    await press();
    await page.waitForTimeout(LATER_MS);
    return (await taskTime(devtools)) - before;
  });
}

/** Where no script checks the form, the browser does, as for anybody who writes `required`. */
async function ready(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await settled(page);
  await page.evaluate(() => {
    if (document.scripts.length > 0) return;
    for (const form of document.forms) form.noValidate = false;
    for (const field of document.querySelectorAll('input')) field.required = true;
  });
}

/** The press of 'Continua' by the mouse, where it stands: looking for it costs the page time that is not its own. */
async function continueOf(page: Page): Promise<() => Promise<void>> {
  const box = await page.getByRole('button', { name: 'Continua', exact: true }).boundingBox();
  if (!box) throw new Error("bench: there is no 'Continua'");
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
