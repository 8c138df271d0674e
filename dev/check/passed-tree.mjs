// Records which files passed the whole check, so that they need not pass it again.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Returns a hash of all files of a checkout, including uncommitted ones: git's tree hash. Returns
 * undefined outside a git repository.
 */
export function treeOf(folder) {
  const own = mkdtempSync(join(tmpdir(), 'preventivo-tree-'));
  // Use a separate index to keep the staged changes.
  const env = { ...process.env, GIT_INDEX_FILE: join(own, 'index') };
  const git = (...args) => spawnSync('git', args, { cwd: folder, env, encoding: 'utf8' });
  try {
    git('read-tree', 'HEAD');
    if (git('add', '--all', '.').status !== 0) return undefined;
    const { status, stdout } = git('write-tree');
    return status === 0 ? stdout.trim() : undefined;
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/** Identifies a run. The same files on another Node version are another run. */
const asked = (tree) => `${tree} on Node ${process.version}`;

/**
 * Returns the git tree that passed last, or undefined if there is none or git has deleted it. Git
 * deletes a tree without a commit after some weeks.
 * @param file where it is recorded
 */
export function passedTree(folder, file) {
  try {
    const { tree } = JSON.parse(readFileSync(file, 'utf8'));
    const { status } = spawnSync('git', ['cat-file', '-e', `${tree}^{tree}`], { cwd: folder });
    return status === 0 ? tree : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns when exactly these files passed and with how many tests, or undefined.
 * @param file where it is recorded
 */
export function passedBefore(file, tree) {
  if (tree === undefined) return undefined;
  try {
    const noted = JSON.parse(readFileSync(file, 'utf8'));
    return noted.asked === asked(tree) ? noted : undefined;
  } catch {
    return undefined;
  }
}

export function notePassed(file, tree, passed) {
  if (tree === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  const at = new Date().toISOString();
  writeFileSync(file, JSON.stringify({ asked: asked(tree), tree, passed, at }));
}
