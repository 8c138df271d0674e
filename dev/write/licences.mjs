// `pnpm licences` writes docs/licences.md: the third-party packages in all builds and published packages, from the
// SBOMs in sbom/, and the sources of the reference data. With --check it writes nothing, and fails if the page is
// outdated.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { nameOf } from '../release/licences.mjs';
import { root } from '../shared/root.mjs';
import { licencesPage } from './licences/page.mjs';

const file = join(root, 'docs', 'licences.md');
const read = (path) => readFileSync(path, 'utf8');
/** Packages for one operating system or processor. The page omits them: another machine installs other packages. */
const forOneSystem = new Set(
  Object.entries(parse(read(join(root, 'pnpm-lock.yaml'))).packages)
    .filter(([, { os, cpu, libc }]) => os || cpu || libc)
    .map(([name]) => name),
);
const isEverywhere = (one) => !forOneSystem.has(`${nameOf(one)}@${one.version}`);
const sboms = new Map(
  globSync('sbom/*.json', { cwd: root })
    .sort()
    .map((path) => [basename(path, '.json'), JSON.parse(read(join(root, path)))])
    .map(([name, { components }]) => [name, { components: components.filter(isEverywhere) }]),
);
const page = licencesPage(sboms, read(join(root, 'services/api/data/README.md')));
if (!process.argv.includes('--check')) writeFileSync(file, page);
else if (read(file) !== page) {
  console.error('docs/licences.md is not what the bills of materials say: run pnpm licences.');
  process.exitCode = 1;
}
