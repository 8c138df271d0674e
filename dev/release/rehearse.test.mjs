import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rehearse } from './rehearse.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preventivo-rehearse-'));
  mkdirSync(join(folder, '.changeset'));
  mkdirSync(join(folder, 'packages', 'core'), { recursive: true });
  write('package.json', { name: 'root', private: true });
  write('packages/core/package.json', { name: 'core', version: '0.1.0' });
  write('.changeset/config.json', { fixed: [], ignore: [] });
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), 'packages: [packages/*]\n');
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

const write = (file, content) => writeFileSync(join(folder, file), JSON.stringify(content));

/** Adds a minor change of the package `core`. */
const addChangeset = (name) =>
  writeFileSync(join(folder, '.changeset', `${name}.md`), '---\n"core": minor\n---\n\nMore.\n');

it('rehearse succeeds if there is no changeset, as after `pnpm version-packages`', async () => {
  expect(await rehearse(folder)).toBe(0);
  expect(console.log.mock.calls).toEqual([['Nothing to release: no changeset.']]);
});

it('rehearse prints the versions that the changesets produce', async () => {
  addChangeset('more');
  expect(await rehearse(folder)).toBe(0);
  expect(console.log.mock.calls).toEqual([['core 0.1.0 → 0.2.0']]);
});
