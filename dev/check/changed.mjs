import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/root.mjs';

/**
 * Returns the files of a checkout that differ between two states of the checkout.
 * @param from a git tree or a commit
 */
export function changedFiles(folder, from, to) {
  const args = ['diff', '--name-only', '--no-renames', '--diff-filter=d', '-z', from, to];
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\0').filter(Boolean);
}

/**
 * Returns the browser tests to run after a change of these files. For an app's files, these are the tests of its line.
 * For shared code, these are the tests of two lines.
 */
export function browserTestsOf(files) {
  const written = readdirSync(join(root, 'e2e/lines'));
  const lines = files
    .flatMap((file) => /^apps\/([^/]+)\//.exec(file)?.[1] ?? [])
    .filter((id) => written.includes(`${id}.spec.ts`));
  const shared = files.some((file) => /^(packages|services|site)\//.test(file));
  const specs = files.filter((file) => /^e2e\/.+\.spec\.ts$/.test(file));
  const ids = new Set([...lines, ...(shared ? ['travel', 'microcar'] : [])]);
  return [...[...ids].map((id) => `e2e/lines/${id}`), ...specs];
}
