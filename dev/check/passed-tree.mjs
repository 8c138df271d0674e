// Records with which files the whole check has passed. A later run with the same files can be skipped.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Returns Git's tree hash of all files of a checkout, including uncommitted files. Returns undefined outside a Git
 * repository.
 */
export function treeOf(folder) {
  const own = mkdtempSync(join(tmpdir(), 'preventivo-tree-'));
  // Use a separate index, so that `git add` does not change the staged files.
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

/**
 * Returns the identity of a run: its files and its Node version. The same files may fail on another version of Node.
 */
const asked = (tree) => `${tree} on Node ${process.version}`;

/**
 * Returns the Git tree that passed last. Returns undefined if none is recorded, or if Git has deleted the tree: it
 * deletes a tree without a commit after some weeks.
 * @param file the record of the last pass
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
 * Returns when the check passed with exactly these files, and with how many tests. Returns undefined if it has not.
 * @param file the record of the last pass
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
