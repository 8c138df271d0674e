// `pnpm licences` writes docs/licences.md. It lists the third-party parts of everything built or
// published, from the bills of materials in sbom/, and the sources of the reference data. With
// --check it only fails if the page differs.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { nameOf } from '../release/licences.mjs';
import { root } from '../shared/root.mjs';
import { licencesPage } from './licences/page.mjs';

const file = join(root, 'docs', 'licences.md');
const read = (path) => readFileSync(path, 'utf8');
/** Packages for one operating system or processor. Another machine installs others. */
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
