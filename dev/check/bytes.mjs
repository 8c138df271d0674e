// `pnpm bytes` measures the built apps and packages, writes docs/bytes.md, and fails when a budget
// is exceeded. With --check it writes nothing, and also fails when the page is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { linesIn } from '../build/built.mjs';
import { root } from '../shared/root.mjs';
import { elementFigures, measureElement } from './bytes/element.mjs';
import { measurePackages } from './bytes/entries/packages.mjs';
import * as entries from './bytes/entries/report.mjs';
import { measureApp } from './bytes/measure.mjs';
import { moved, overBudget, page } from './bytes/report.mjs';

const file = join(root, 'docs', 'bytes.md');
const check = process.argv.includes('--check');

const apps = [];
for (const line of linesIn().sort()) {
  const folder = join(root, 'apps', line);
  if (!existsSync(join(folder, 'dist', 'index.html'))) {
    console.error(`apps/${line} is not built: run pnpm build first.`);
    process.exit(1);
  }
  apps.push({ line, sizes: await measureApp(folder) });
}

apps.push({
  line: 'preventivo-funnel',
  sizes: measureElement(join(root, 'packages', 'embed', 'static')),
  figures: elementFigures,
});

const packages = await measurePackages();

const text = `${page(apps)}\n${entries.page(packages)}`;
const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
const over = [...overBudget(apps), ...entries.overBudget(packages)];
const stale = check ? [...moved(apps, written), ...entries.moved(packages, written)] : [];
if (!check) writeFileSync(file, text);
console.log(text.slice(text.indexOf('## ')));
for (const sentence of [...over, ...stale]) console.error(sentence);
if (stale.length > 0) console.error('Run pnpm bytes and commit docs/bytes.md.');
process.exitCode = over.length + stale.length > 0 ? 1 : 0;
