// `pnpm typecheck` checks the types of every package. Packages with the same compiler options form one program: shared
// sources are checked once instead of forty times. `node dev/check/types.mjs <folder>` checks one package with its
// tsconfig.json. The script `typecheck` of each package runs this command.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../shared/root.mjs';
import { isTyped, workspaces } from '../shared/workspaces.mjs';

const settings = join(root, 'node_modules', '.types');
const BASE = 'tsconfig.base.json';
const compiler = join(root, 'node_modules', 'typescript7', 'bin', 'tsc');

/**
 * Returns the sources of all packages in groups. The packages of a group add the same compiler options to the shared
 * ones in their tsconfig.json.
 */
function programs() {
  const found = new Map();
  for (const file of workspaces()
    .filter(isTyped)
    .map((folder) => join(folder, 'tsconfig.json'))) {
    const {
      compilerOptions,
      include,
      extends: base,
      ...rest
    } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    const [unread] = Object.keys(rest);
    if (unread) throw new Error(`${file}: '${unread}' is not read by dev/check/types.mjs`);
    if (join(dirname(file), base) !== BASE) throw new Error(`${file} does not extend ${BASE}`);
    const options = JSON.stringify(compilerOptions);
    const sources = include.map((pattern) => join('../..', dirname(file), pattern));
    found.set(options, [...(found.get(options) ?? []), ...sources]);
  }
  return found;
}

function writePrograms() {
  rmSync(settings, { recursive: true, force: true });
  mkdirSync(settings, { recursive: true });
  return [...programs()].map(([options, include], index) => {
    const file = join(settings, `${index}.json`);
    const compilerOptions = { ...JSON.parse(options), noEmit: true };
    const program = { extends: join('../..', BASE), compilerOptions, include };
    writeFileSync(file, JSON.stringify(program));
    return file;
  });
}

const [folder] = process.argv.slice(2);
const args = folder ? ['--project', folder] : ['--build', ...writePrograms()];
const { status } = spawnSync(process.execPath, [compiler, ...args], { stdio: 'inherit' });
process.exitCode = status ?? 1;
