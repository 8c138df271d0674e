import type { Browser, CDPSession } from 'playwright';
import { NAME, type } from './keys.ts';
import { settled, visit } from './visit.ts';

export interface Cpu {
  /** The main-thread time until the page has settled, in ms. */
  readonly load: number;
  /** The main-thread time of the first press in the page, including all code that the press loads, in ms. */
  readonly firstUse: number;
  /** The main-thread time of one key press in the name field, in ms. */
  readonly key: number;
}

/** The time until all work of the first press has ended on loopback, in ms. */
const LATER_MS = 2500;

/** Measures main-thread time without throttling, with which it varies less. */
export function cpu(browser: Browser, url: string): Promise<Cpu> {
  return visit(browser, { slowed: false }, async ({ page, devtools }) => {
    // Use thread time: it does not count other processes on the machine.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url);
    await settled(page);
    const load = await taskTime(devtools);
    await page.locator('input[name="nome"]').click();
    await page.waitForTimeout(LATER_MS);
    const before = await taskTime(devtools);
    await type({ page, devtools }, NAME, 30);
    // Wait for the debounced work after the keys, whose time counts too.
    await page.waitForTimeout(700);
    const after = await taskTime(devtools);
    return { load, firstUse: before - load, key: (after - before) / NAME.length };
  });
}

/** Returns the main-thread time that the page has used since its start, in ms. */
export async function taskTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const task = metrics.find(({ name }) => name === 'TaskDuration');
  return (task?.value ?? Number.NaN) * 1000;
}
