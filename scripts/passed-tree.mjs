// Which files passed the whole check, so that it does not have to say so twice.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * One name for every file of a checkout with its content, also of those that are not committed; git's own for such a tree.
 * Undefined where git does not know the folder.
 */
export function treeOf(folder) {
  const own = mkdtempSync(join(tmpdir(), 'preventivo-tree-'));
  // An index of its own: what somebody is about to commit stays as it is.
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

/** What a run is asked with: the same files on another Node are another run. */
const asked = (tree) => `${tree} on Node ${process.version}`;

/**
 * The tree of git that passed last; undefined where none has, or git has it no longer: no commit may hold it, and git throws
 * such things away after weeks.
 * @param file where it is noted
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

/** When and with how many tests just these files passed last; undefined where they did not. @param file where it is noted */
export function passedBefore(file, tree) {
  if (tree === undefined) return undefined;
  try {
    const noted = JSON.parse(readFileSync(file, 'utf8'));
    return noted.asked === asked(tree) ? noted : undefined;
  } catch {
    return undefined;
  }
}

/** Notes that all of these files passed. */
export function notePassed(file, tree, passed) {
  if (tree === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  const at = new Date().toISOString();
  writeFileSync(file, JSON.stringify({ asked: asked(tree), tree, passed, at }));
}
