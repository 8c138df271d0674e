import type { Browser } from 'playwright';
import { settled, visit } from './visit.ts';

/** What scripts keep in memory once the page rests and what nobody needs was taken away, MB. */
export function heap(browser: Browser, url: string): Promise<number> {
  return visit(browser, { slowed: false }, async ({ page, devtools }) => {
    await page.goto(url);
    await settled(page);
    // Twice: what the first sets free may have kept more.
    await devtools.send('HeapProfiler.collectGarbage');
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    return usedSize / 1e6;
  });
}
