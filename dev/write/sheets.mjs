// `pnpm sheets` writes docs/lines/<line>.md: each line's table as a page for readers. With --check it writes nothing,
// and fails if a page is outdated.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allLines } from '../shared/lines/all-lines.mjs';
import { root } from '../shared/root.mjs';
import { sheet } from './sheets/sheet.mjs';

const folder = join('docs', 'lines');
const check = process.argv.includes('--check');

process.chdir(root);
mkdirSync(folder, { recursive: true });
const written = new Map(
  (await allLines()).map((line) => [join(folder, `${line.id}.md`), sheet(line)]),
);
const stale = [];
for (const [file, text] of written) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  if (check) stale.push(file);
  else writeFileSync(file, text);
}
for (const file of readdirSync(folder).map((name) => join(folder, name))) {
  if (written.has(file)) continue;
  if (check) stale.push(file);
  else rmSync(file);
}
for (const file of stale) console.error(`${file} is out of date`);
if (stale.length > 0) console.error('Run pnpm sheets and commit what it writes.');
console.log(`${written.size - stale.length} of ${written.size} sheets are up to date`);
process.exitCode = stale.length > 0 ? 1 : 0;
