// `pnpm verify:lighthouse` measures the built product with Lighthouse: the landing page, the form and the page after a
// request, on Lighthouse's phone and desktop. It writes docs/lighthouse.md, and the full reports to
// .reports/lighthouse. `--rounds 5` measures each page five times and takes the median. Other load on the machine
// lowers the scores.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startServer } from 'e2e/support/server/server';
import { generateReport, type Result } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { findChromium } from '../../dev/shared/chromium.mjs';
import { type Device, devices, measureLoad, measureSent } from './measure.ts';
import { below, type Row, report, scoreOf } from './report.ts';

/** The minimum of each of the four scores. */
const LEAST = 98;

const root = join(import.meta.dirname, '..', '..');
const reports = join(root, '.reports', 'lighthouse');
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
const rounds = Array.from({ length: Number(values.rounds) }, (_, round) => round);

/** Returns the result with the median score for performance. The other scores do not vary between rounds. */
function middle<T>(results: readonly T[], of: (one: T) => Result): T {
  const sorted = results.toSorted(
    (one, other) => scoreOf(of(one), 'performance') - scoreOf(of(other), 'performance'),
  );
  const found = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!found) throw new Error('At least one round is wanted');
  return found;
}

function keep(name: string, result: Result): void {
  const file = `${name}.html`.replaceAll('/', '_');
  writeFileSync(join(reports, file), generateReport(result, 'html'));
}

async function rowsOf(device: Device): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of ['/', '/travel/']) {
    const results: Result[] = [];
    for (const _ of rounds)
      results.push(await measureLoad(browser, `${server.address}${page}`, device));
    const all = middle(results, (one) => one);
    keep(`${page}-${device}`, all);
    const from = { performance: all, accessibility: all, 'best-practices': all, seo: all };
    rows.push({ page: `\`${page}\``, device, from });
  }
  const sent = [];
  for (const _ of rounds) sent.push(await measureSent(browser, server.address, device));
  const { onAppearance, settled } = middle(sent, (one) => one.onAppearance);
  keep(`sent-comes-${device}`, onAppearance);
  keep(`sent-settled-${device}`, settled);
  const from = {
    performance: onAppearance,
    accessibility: settled,
    'best-practices': settled,
    seo: settled,
  };
  rows.push({ page: 'the sent page', device, from });
  return rows;
}

mkdirSync(reports, { recursive: true });
const [load = 0] = loadavg();
const server = await startServer();
const browser = await puppeteer.launch({
  executablePath: findChromium() ?? chromium.executablePath(),
  // Started by root, Chromium runs only without its sandbox. Here it opens only our own pages.
  args: ['--no-sandbox'],
});
const rows: Row[] = [];
try {
  for (const device of Object.keys(devices) as Device[]) rows.push(...(await rowsOf(device)));
} finally {
  await browser.close();
  await server.remove();
}
const text = report(rows);
console.log(text);
const { lighthouseVersion, environment } = rows[0]?.from.seo ?? {};
const busy =
  load > 1
    ? `\n**The machine was busy (load ${load.toFixed(1)} on ${cpus().length} cores): performance is scored too low.**\n`
    : '';
writeFileSync(
  join(root, 'docs', 'lighthouse.md'),
  `# Lighthouse

Written by \`pnpm verify:lighthouse\` on ${new Date().toISOString().slice(0, 10)} with Lighthouse ${lighthouseVersion}, in Chromium, on ${cpus().length} cores
of ${cpus()[0]?.model.trim()} (benchmark index ${Math.round(environment?.benchmarkIndex ?? 0)}); of ${rounds.length} rounds the middle one. At least ${LEAST} is wanted of each.
${busy}
The command loads \`/\` and \`/travel/\` into an empty browser. The sent page has no URL, so the command fills in and submits a trip like a
visitor. The performance of that page covers the time from the press on the submit button to the heading (blocking time and layout shift).
Its other categories are a snapshot. For a page that is not a load, Lighthouse shows only how many audits passed (with a score of 90 or
more), so the table has both the score and that count.

${text}
`,
);
const low = below(rows, LEAST);
for (const words of low) console.error(`Below ${LEAST}: ${words}`);
process.exitCode = low.length > 0 ? 1 : 0;
