import { chromium } from 'playwright';
import { serveProduct } from '../product.ts';
import { settled, visit } from '../browser/visit.ts';
import { taskTime } from '../browser/cpu.ts';
const root = process.argv[2];
const product = await serveProduct(root);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const url = `${product.address}/travel/`;
for (const mode of ['all', 'noload']) for (let i = 0; i < 3; i++) {
  await visit(browser, { slowed: false }, async ({ page, devtools }) => {
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' } as any);
    await page.goto(url); await settled(page);
    const load = await taskTime(devtools);
    if (mode === 'noload') await page.route('**/*.js', (r) => r.abort());
    const box = (await page.getByRole('button', { name: 'Continua', exact: true }).boundingBox())!;
    const m = async () => Object.fromEntries((await devtools.send('Performance.getMetrics')).metrics.map((x: any) => [x.name, x.value]));
    const b = await m();
    const before = await taskTime(devtools);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(1500);
    const a = await m();
    const d = (k: string) => ((a[k] - b[k]) * 1000).toFixed(1);
    console.log(mode, 'load', load.toFixed(0), 'errors', ((await taskTime(devtools)) - before).toFixed(1), 'script', d('ScriptDuration'), 'layout', d('LayoutDuration'), 'style', d('RecalcStyleDuration'), 'v8', d('V8CompileDuration'), 'heap', (a.JSHeapUsedSize / 1e6).toFixed(1), 'layouts', a.LayoutCount - b.LayoutCount, 'styles', a.RecalcStyleCount - b.RecalcStyleCount);
  });
}
// profile
await visit(browser, { slowed: false }, async ({ page, devtools }) => {
  await page.goto(url); await settled(page);
  await devtools.send('Profiler.enable'); await devtools.send('Profiler.setSamplingInterval', { interval: 100 }); 
  const box = (await page.getByRole('button', { name: 'Continua', exact: true }).boundingBox())!;
  await devtools.send('Profiler.start');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(1500);
  const { profile } = await devtools.send('Profiler.stop') as any;
  const self = new Map<string, number>(); const byId = new Map(profile.nodes.map((n: any) => [n.id, n]));
  profile.samples.forEach((id: number, i: number) => { const n: any = byId.get(id); const k = `${n.callFrame.functionName || '(anon)'} ${n.callFrame.url.split('/').pop()}:${n.callFrame.columnNumber}`; self.set(k, (self.get(k) ?? 0) + profile.timeDeltas[i] / 1000); });
  const files = new Map<string, number>();
  profile.samples.forEach((id: number, i: number) => { const n: any = byId.get(id); const k = n.callFrame.url.split('/').pop() || n.callFrame.functionName; files.set(k, (files.get(k) ?? 0) + profile.timeDeltas[i] / 1000); });
  console.log([...files].sort((a, b) => b[1] - a[1]).slice(0, 12).map(([k, v]) => v.toFixed(1) + ' ' + k).join('\n'));
  console.log([...self].sort((a, b) => b[1] - a[1]).slice(0, 40).map(([k, v]) => v.toFixed(2) + ' ' + k).join('\n'));
});
await browser.close(); await product.stop();
