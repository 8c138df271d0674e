// `pnpm sheets` writes docs/lines/<line>.md, a readable sheet of each table, and
// apps/<line>/README.md for the users of the line's package. With --check it only fails if one
// differs from its table.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/root.mjs';
import { allLines } from './lines/all-lines.mjs';
import { readme } from './sheets/readme.mjs';
import { sheet } from './sheets/sheet.mjs';

const folder = join('docs', 'lines');
const check = process.argv.includes('--check');

process.chdir(root);
mkdirSync(folder, { recursive: true });
const written = new Map(
  (await allLines()).flatMap((line) => {
    const app = join('apps', line.id);
    const manifest = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'));
    return [
      [join(folder, `${line.id}.md`), sheet(line)],
      // A private line needs no README, because it is not published.
      ...(manifest.private ? [] : [[join(app, 'README.md'), readme(line, manifest)]]),
    ];
  }),
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
for (const file of stale) console.error(`${file} is not what its table says`);
if (stale.length > 0) console.error('Run pnpm sheets and commit what it writes.');
console.log(
  `${written.size - stale.length} of ${written.size} sheets and READMEs are as their tables`,
);
process.exitCode = stale.length > 0 ? 1 : 0;
