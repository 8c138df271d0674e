// `pnpm typecheck` checks the types of every package. Packages with the same compiler options are one program: what they all
// read, from React's types to core's sources, is read and checked once and not once for each of forty packages.
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';

const settings = join(root, 'node_modules', '.types');
const compiler = join(root, 'node_modules', 'typescript7', 'bin', 'tsc');

/** Not those of the consumers in `scripts/packed`, which are no part of this workspace. */
const TSCONFIGS =
  '{{packages,apps,services,docs/examples}/*,site,site/*,bench,e2e,showroom}/tsconfig.json';

/** The sources of every package, by the compiler options that it adds to those of all. */
function programs() {
  const found = new Map();
  for (const file of globSync(TSCONFIGS, { cwd: root })) {
    const { compilerOptions, include } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    const options = JSON.stringify(compilerOptions);
    const sources = include.map((pattern) => join('../..', dirname(file), pattern));
    found.set(options, [...(found.get(options) ?? []), ...sources]);
  }
  return found;
}

rmSync(settings, { recursive: true, force: true });
mkdirSync(settings, { recursive: true });
const files = [...programs()].map(([options, include], index) => {
  const file = join(settings, `${index}.json`);
  const compilerOptions = { ...JSON.parse(options), noEmit: true };
  const program = { extends: '../../tsconfig.base.json', compilerOptions, include };
  writeFileSync(file, JSON.stringify(program));
  return file;
});
const { status } = spawnSync(process.execPath, [compiler, '--build', ...files], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
