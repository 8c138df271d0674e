// `pnpm sheets` writes docs/lines/<line>.md: what each table says, as a sheet to read. With --check it
// writes nothing, and fails when a sheet is not what its table says today.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/root.mjs';
import { allLines } from './lines/all-lines.mjs';
import { sheet } from './sheets/sheet.mjs';

const folder = join(root, 'docs', 'lines');
const check = process.argv.includes('--check');

mkdirSync(folder, { recursive: true });
const sheets = new Map((await allLines()).map((line) => [`${line.id}.md`, sheet(line)]));
const stale = [];
for (const [name, text] of sheets) {
  const file = join(folder, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  if (check) stale.push(name);
  else writeFileSync(file, text);
}
for (const name of readdirSync(folder).filter((name) => !sheets.has(name))) {
  if (check) stale.push(name);
  else rmSync(join(folder, name));
}
for (const name of stale) console.error(`docs/lines/${name} is not what its table says`);
if (stale.length > 0) console.error('Run pnpm sheets and commit docs/lines.');
console.log(`${sheets.size - stale.length} of ${sheets.size} sheets are as their tables`);
process.exitCode = stale.length > 0 ? 1 : 0;
