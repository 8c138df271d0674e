import type { Browser } from 'playwright';
import { settled, visit } from './visit.ts';

/** Returns how many MB of memory the scripts of an idle page use after garbage collection. */
export function heap(browser: Browser, url: string): Promise<number> {
  return visit(browser, { slowed: false }, async ({ page, devtools }) => {
    await page.goto(url);
    await settled(page);
    // Collect garbage twice: the first collection may release objects that refer to other objects.
    await devtools.send('HeapProfiler.collectGarbage');
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    return usedSize / 1e6;
  });
}
