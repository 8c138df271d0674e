import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../shared/root.mjs';

const cwd = mkdtempSync(join(tmpdir(), 'commits-'));
const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
const git = (...args) => execFileSync('git', [...author, ...args], { cwd, stdio: 'ignore' });
const commit = (subject) => git('commit', '--allow-empty', '--no-gpg-sign', '-m', subject);
const lint = (...args) =>
  spawnSync(process.execPath, [join(root, 'dev/check/commits.mjs'), ...args], {
    cwd,
    encoding: 'utf8',
  });

beforeAll(() => {
  git('init', '--initial-branch', 'main');
  commit('an old subject');
  git('switch', '--create', 'words');
  commit('ui: keep the focus on the option');
});
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

it('pnpm lint:commits accepts a branch whose commits follow the rules', () => {
  expect(lint()).toMatchObject({ status: 0, stdout: '0 of 1 commits since main to reword\n' });
});

it('pnpm lint:commits names each commit to reword, with its faults', () => {
  commit('ui: focus kept.');
  commit('the option');
  const { status, stdout } = lint('main');
  expect(status).toBe(1);
  expect(stdout).toMatch(
    /^\w+ the option\n {2}- it has no area: .*\n\w+ ui: focus kept\.\n {2}- .*stop/,
  );
  expect(stdout).toContain('2 of 3 commits since main to reword');
});

it('pnpm lint:commits fails when the commit to compare with does not exist', () => {
  expect(lint('nowhere')).toMatchObject({ status: 1, stdout: '' });
});
