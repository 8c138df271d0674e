// `pnpm look` takes screenshots of twenty screens in light and dark mode. For docs/look, it puts each screenshot next
// to the earlier version of the screen, and next to the design mock if there is one. `--before <folder>` takes the
// earlier screenshots from another checkout. Both checkouts must be built (`pnpm build`).
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, request as requests } from '@playwright/test';
import { startServer } from 'e2e/support/server/server';
import { findChromium } from '../../dev/shared/chromium.mjs';
import { beside, webp } from './beside.ts';
import { mocks, type Screen, screens } from './screens.ts';
import { visits } from './visits.ts';

const { values } = parseArgs({ options: { before: { type: 'string' } } });
const root = join(import.meta.dirname, '..', '..');
const folder = join(root, 'docs', 'look');
const names = Object.keys(screens) as Screen[];
const schemes = values.before ? (['light'] as const) : (['light', 'dark'] as const);

const taken = new Map<string, Buffer>();

async function visitAll(browser: Browser): Promise<void> {
  const server = await startServer({}, values.before);
  try {
    for (const [width, go] of visits) {
      const narrow = width < 500;
      const height = narrow ? 844 : 900;
      const context = await browser.newContext({
        baseURL: server.address,
        viewport: { width, height },
        locale: 'it-IT',
        timezoneId: 'Europe/Rome',
        reducedMotion: 'reduce',
      });
      context.setDefaultTimeout(20_000);
      const page = await context.newPage();
      const request = await requests.newContext({ baseURL: server.address });
      const shoot = async (screen: string, fullPage = false) => {
        await page.mouse.move(0, 0);
        // In such a low viewport the bar is not sticky. A sticky bar would cover parts of a full-page screenshot.
        await page.setViewportSize({ width, height: fullPage && narrow ? 480 : height });
        if (fullPage) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          await page.waitForTimeout(300);
          const picture = await page.screenshot({ fullPage, animations: 'disabled' });
          taken.set(`${screen} ${colorScheme}`, picture);
        }
        await page.emulateMedia({ colorScheme: 'light' });
        await page.setViewportSize({ width, height });
      };
      try {
        await go({ page, request, dataDir: server.dataDir, shoot });
      } catch (error) {
        console.error(`${go.name || 'landing'}: ${error}`);
        process.exitCode = 1;
      }
      await request.dispose();
      await context.close();
    }
  } finally {
    await server.remove();
  }
}

const stored = (...path: readonly string[]) => {
  const file = join(folder, ...path);
  return existsSync(file) ? readFileSync(file) : undefined;
};

execFileSync(process.execPath, ['dev/build/site.mjs'], { cwd: values.before ?? root });
mkdirSync(join(folder, 'before'), { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium() });
try {
  await visitAll(browser);
  for (const name of names) {
    const light = taken.get(`${name} light`);
    if (!light) continue;
    if (values.before) {
      writeFileSync(join(folder, 'before', `${name}.webp`), await webp(browser, light, name));
      continue;
    }
    const picture = await beside(browser, name, [
      ['prima', stored('before', `${name}.webp`)],
      ['dopo', light],
      ['dopo, al buio', taken.get(`${name} dark`)],
      ...(mocks[name] ?? []).map((mock) => ['disegno', stored('mock', mock)] as const),
    ]);
    writeFileSync(join(folder, `${name}.webp`), picture);
  }
} finally {
  await browser.close();
}
if (!values.before) {
  const parts = names.map((name) => `## ${name}\n\n${screens[name]}\n\n![${name}](${name}.webp)\n`);
  const page = `# What is seen, before and after

Screens as they were before the ticket ([decision 215](../decisions/0215-one-ticket.md)) and as they are now, in
light and dark, and next to them the mock if there is one. The number in a name is the width of the window in px.
\`pnpm look\` writes this page. It reads the earlier pictures from \`before/\` and the mocks from \`mock/\`.

${parts.join('\n')}`;
  writeFileSync(join(folder, 'README.md'), page);
}
