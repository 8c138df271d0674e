// `pnpm verify:effort` requests a travel and a microcar quote as three kinds of visitors, measures their effort and
// writes it to docs/effort.md. `--before <folder>` also measures another checkout for comparison. Both checkouts must
// be built (`pnpm build`).
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { findChromium } from '../../dev/shared/chromium.mjs';
import { serveProduct } from '../shared/product.ts';
import { Hands } from './hands.ts';
import type { Effort } from './model.ts';
import { type Figures, keyOf, type Line, lines, tables, type Width, widths } from './report.ts';
import { microcar, toLine, trip, type Visitor, visitors, yourData } from './ways.ts';

const { values } = parseArgs({ options: { before: { type: 'string' } } });
const here = join(import.meta.dirname, '..', '..');
const root = values.before ?? here;
const kept = join(import.meta.dirname, 'before.json');
const page = join(here, 'docs', 'effort.md');

const ways = {
  travel: { title: /^Viaggi/, other: 'microcar', rest: trip },
  microcar: { title: /^Microcar/, other: 'travel', rest: microcar },
} as const;

async function complete(hands: Hands, visitor: Visitor, line: Line): Promise<void> {
  await toLine(hands, visitor, ways[line].title);
  await yourData(hands, visitor);
  await ways[line].rest(hands);
}

/**
 * Measures a visitor's effort for one quote request. Starts on the landing page, or on the page after an earlier
 * request.
 */
async function measure(
  browser: Browser,
  address: string,
  line: Line,
  width: Width,
  visitor: Visitor,
): Promise<Effort> {
  const touch = width < 500;
  const context = await browser.newContext({
    viewport: { width, height: touch ? 844 : 900 },
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    ...(touch && { hasTouch: true, isMobile: true }),
  });
  try {
    const tab = await context.newPage();
    await tab.goto(address);
    if (visitor === 'returns') {
      await complete(new Hands(tab, touch), 'types', ways[line].other);
      await tab.waitForTimeout(1000);
      // In an earlier version of the product, the page after a request has no link to another quote.
      if ((await tab.getByText(/con gli stessi dati/).count()) === 0) await tab.goto(address);
    }
    const hands = new Hands(tab, touch);
    await complete(hands, visitor, line);
    return hands.effort;
  } finally {
    await context.close();
  }
}

async function measureAll(): Promise<Figures> {
  execFileSync(process.execPath, ['dev/build/site.mjs'], { cwd: root });
  const product = await serveProduct(root);
  const browser = await chromium.launch({ executablePath: findChromium() });
  const figures: Record<string, Effort> = {};
  try {
    for (const line of lines)
      for (const width of widths)
        for (const visitor of Object.keys(visitors) as Visitor[]) {
          const key = keyOf(line, width, visitor);
          figures[key] = await measure(browser, product.address, line, width, visitor);
          console.log(key, JSON.stringify(figures[key]));
        }
  } finally {
    await browser.close();
    await product.stop();
  }
  return figures;
}

const figures = await measureAll();
if (values.before) writeFileSync(kept, `${JSON.stringify(figures, null, 2)}\n`);
else {
  const [above, below] = readFileSync(page, 'utf8').split(
    /(?<=<!-- results -->\n)[\s\S]*(?=<!-- end -->)/,
  );
  const before: Figures = JSON.parse(readFileSync(kept, 'utf8'));
  writeFileSync(page, `${above}\n${tables(before, figures)}\n\n${below}`);
  execFileSync('biome', ['format', '--write', page]);
}
