// `pnpm bytes` measures the built apps and packages and writes docs/bytes.md. With --check it only
// compares.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { linesIn } from '../build/built.mjs';
import { root } from '../shared/root.mjs';
import { measurePackages } from './bytes/doors/packages.mjs';
import * as doors from './bytes/doors/report.mjs';
import { elementFigures, measureElement } from './bytes/element.mjs';
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

const text = `${page(apps)}\n${doors.page(packages)}`;
const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
const over = [...overBudget(apps), ...doors.overBudget(packages)];
const stale = check ? [...moved(apps, written), ...doors.moved(packages, written)] : [];
if (!check) writeFileSync(file, text);
console.log(text.slice(text.indexOf('## ')));
for (const sentence of [...over, ...stale]) console.error(sentence);
if (stale.length > 0) console.error('Run pnpm bytes and commit docs/bytes.md.');
process.exitCode = over.length + stale.length > 0 ? 1 : 0;
