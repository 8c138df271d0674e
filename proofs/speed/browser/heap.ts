import type { Browser } from 'playwright';
import { settled, visit } from './visit.ts';

/** Returns how many MB the scripts of an idle page keep after garbage collection. */
export function heap(browser: Browser, url: string): Promise<number> {
  return visit(browser, { slowed: false }, async ({ page, devtools }) => {
    await page.goto(url);
    await settled(page);
    // Collects garbage twice, because the first collection may release objects that refer to
    // others.
    await devtools.send('HeapProfiler.collectGarbage');
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    return usedSize / 1e6;
  });
}
