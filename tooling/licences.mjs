// `pnpm licences` writes docs/licences.md: what others made of all that is built or published, from the bills of materials in
// sbom/, and where the reference data come from. With --check it writes nothing, and fails where the page says something else.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { nameOf } from '../scripts/licences.mjs';
import { root } from '../scripts/root.mjs';
import { licencesPage } from './licences/page.mjs';

const file = join(root, 'docs', 'licences.md');
const read = (path) => readFileSync(path, 'utf8');
/** What is there for one system alone: on another machine others are installed. */
const forOneSystem = new Set(
  Object.entries(parse(read(join(root, 'pnpm-lock.yaml'))).packages)
    .filter(([, { os, cpu, libc }]) => os || cpu || libc)
    .map(([name]) => name),
);
const isEverywhere = (one) => !forOneSystem.has(`${nameOf(one)}@${one.version}`);
const bills = new Map(
  globSync('sbom/*.json', { cwd: root })
    .sort()
    .map((path) => [basename(path, '.json'), JSON.parse(read(join(root, path)))])
    .map(([name, { components }]) => [name, { components: components.filter(isEverywhere) }]),
);
const page = licencesPage(bills, read(join(root, 'services/api/data/README.md')));
if (!process.argv.includes('--check')) writeFileSync(file, page);
else if (read(file) !== page) {
  console.error('docs/licences.md is not what the bills of materials say: run pnpm licences.');
  process.exitCode = 1;
}
