import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { earlierServer, NoEarlierServer, newestRelease } from './earlier-server.ts';

let repository = '';
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.it', ...args], {
    cwd: repository,
    stdio: 'ignore',
  });
/** Creates an empty commit with these tags. */
function release(...tags: readonly string[]) {
  git('commit', '--allow-empty', '--message=release');
  for (const tag of tags) git('tag', tag);
}

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'preventivo-repository-'));
  git('init', '--initial-branch=main');
});
afterEach(() => rmSync(repository, { recursive: true }));

it('newestRelease returns the tag of the highest version of the server', () => {
  release('@preventivo/api@0.9.0', '@preventivo/core@0.9.0');
  release('@preventivo/api@0.10.0', '@preventivo/core@0.11.0', 'later');
  release();
  expect(newestRelease(repository)).toBe('@preventivo/api@0.10.0');
});

it('newestRelease ignores a tag of the current commit', () => {
  release('v0.1.0');
  release('v0.2.0');
  expect(newestRelease(repository)).toBe('v0.1.0');
});

it('newestRelease returns undefined before the first release', () => {
  release('begun');
  release();
  expect(newestRelease(repository)).toBeUndefined();
});

it('earlierServer rejects an unknown name with one sentence', () => {
  release('v0.1.0');
  expect(() => earlierServer(repository, 'v0.0.9')).toThrow(
    new NoEarlierServer("This repository has no tag, branch or commit 'v0.0.9'."),
  );
});
