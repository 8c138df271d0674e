import type { Browser, CDPSession } from 'playwright';
import { NAME, type } from './keys.ts';
import { settled, visit } from './visit.ts';

export interface Cpu {
  /** Main-thread time until the page has settled, in ms. */
  readonly load: number;
  /**
   * Main-thread time of the first press in the page, including all code that the press loads, in
   * ms.
   */
  readonly firstUse: number;
  /** Main-thread time of one key press in the name field, in ms. */
  readonly key: number;
}

/** Time in ms after which all work of the first interaction has ended, on loopback. */
const LATER_MS = 2500;

/** Measures main-thread times. The CPU is not throttled, because the figures then vary least. */
export function cpu(browser: Browser, url: string): Promise<Cpu> {
  return visit(browser, { slowed: false }, async ({ page, devtools }) => {
    // Measures thread time, in which other load on the machine does not count.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url);
    await settled(page);
    const load = await taskTime(devtools);
    await page.locator('input[name="nome"]').click();
    await page.waitForTimeout(LATER_MS);
    const before = await taskTime(devtools);
    await type({ page, devtools }, NAME, 30);
    // Waits for debounced work after the keys, because it counts too.
    await page.waitForTimeout(700);
    const after = await taskTime(devtools);
    return { load, firstUse: before - load, key: (after - before) / NAME.length };
  });
}

/** Returns how much main-thread time the page has used so far, in ms. */
export async function taskTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const task = metrics.find(({ name }) => name === 'TaskDuration');
  return (task?.value ?? Number.NaN) * 1000;
}
