import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notePassed, passedBefore, passedTree, treeOf } from './passed-tree.mjs';

let folder;
const git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
const write = (name, text) => writeFileSync(join(folder, name), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preventivo-checkout-'));
  git('init', '--quiet');
  write('.gitignore', 'dist\n');
  write('one.txt', 'one');
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.it', 'commit', '--quiet', '-m', 'one');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the tree of a checkout', () => {
  it('the tree of a checkout changes with each changed, added or removed file, committed or not, and changes back with it', () => {
    const before = treeOf(folder);
    expect(before).toMatch(/^[0-9a-f]{40,64}$/);
    write('one.txt', 'uno');
    const changed = treeOf(folder);
    write('one.txt', 'one');
    write('two.txt', 'two');
    const added = treeOf(folder);
    rmSync(join(folder, 'two.txt'));
    rmSync(join(folder, 'one.txt'));
    const gone = treeOf(folder);
    expect(new Set([before, changed, added, gone]).size).toBe(4);
    write('one.txt', 'one');
    expect(treeOf(folder)).toBe(before);
  });

  it('the tree of a checkout ignores build outputs', () => {
    const before = treeOf(folder);
    write('dist', 'built');
    expect(treeOf(folder)).toBe(before);
  });

  it('computing the tree of a checkout keeps staged changes', () => {
    write('two.txt', 'two');
    git('add', 'two.txt');
    write('three.txt', 'three');
    treeOf(folder);
    expect(git('status', '--short')).toBe('A  two.txt\n?? three.txt\n');
  });

  it('the tree of a checkout is undefined outside a git repository', () => {
    rmSync(join(folder, '.git'), { recursive: true });
    expect(treeOf(folder)).toBeUndefined();
  });
});

describe('a recorded pass', () => {
  it('a recorded pass applies to exactly the same files', () => {
    const file = join(folder, '.reports', 'passed.json');
    expect(passedBefore(file, 'a1')).toBeUndefined();
    notePassed(file, 'a1', 9496);
    expect(passedBefore(file, 'a1')).toMatchObject({ passed: 9496, at: expect.any(String) });
    expect(passedBefore(file, 'b2')).toBeUndefined();
  });

  it('a recorded pass is the base of a change until git deletes its tree', () => {
    const file = join(folder, '.git', 'passed.json');
    expect(passedTree(folder, file)).toBeUndefined();
    write('two.txt', 'two');
    const tree = treeOf(folder);
    notePassed(file, tree, 9496);
    expect(passedTree(folder, file)).toBe(tree);
    git('gc', '--quiet', '--prune=now');
    expect(passedTree(folder, file)).toBeUndefined();
  });

  it('without a tree, a pass is neither recorded nor found', () => {
    const file = join(folder, '.reports', 'passed.json');
    notePassed(file, undefined, 9496);
    expect(readdirSync(folder)).not.toContain('.reports');
    expect(passedBefore(file, undefined)).toBeUndefined();
  });
});
