import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import recorded from './advisories/recorded.json' with { type: 'json' };
import { startRegistry } from './advisories/testing.mjs';
import { releaseFaults } from './release-faults.mjs';

let folder;
let registry;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preventivo-release-'));
  mkdirSync(join(folder, '.changeset'));
  writeFileSync(join(folder, 'package.json'), '{"devDependencies":{"vite":"5.4.21"}}');
  writeFileSync(join(folder, 'pnpm-lock.yaml'), stringify(recorded.lockfile));
});
afterEach(async () => {
  await registry.stop();
  rmSync(folder, { recursive: true });
});

/** Checks the release of the folder. The registry responds to the audit with `answer`. */
async function check(answer, status) {
  registry = await startRegistry(answer, status);
  return releaseFaults(folder, { advisoriesFrom: registry.url, accepted: [] });
}

/** Adds a minor change of the package `core`. */
const addChangeset = (name) =>
  writeFileSync(join(folder, '.changeset', `${name}.md`), '---\n"core": minor\n---\n\nMore.\n');

it('a release is refused if the registry reports an advisory that is not accepted', async () => {
  const faults = await check({ vite: recorded.answer.vite.slice(-1) });
  expect(faults).toEqual([
    'vite@5.4.21 is vulnerable (high, GHSA-fx2h-pf6j-xcff): vite: `server.fs.deny` bypass on Windows alternate paths',
  ]);
});

it('a release is refused if the registry answers an audit with an error', async () => {
  expect(await check({}, 404)).toHaveLength(1);
});

it('a release is allowed if the registry knows of no advisory', async () => {
  expect(await check({})).toEqual([]);
  expect(registry.audits).not.toHaveLength(0);
});

it('a release with pending changesets is refused without an audit', async () => {
  addChangeset('more');
  expect(await check({})).toEqual([
    '1 changesets are no version yet: `pnpm version-packages` first, then `npm test` and a commit.',
  ]);
  expect(registry.audits).toEqual([]);
});

describe('base images', () => {
  const digest = `@sha256:${'0a'.repeat(32)}`;
  const write = (node, postgres) => {
    const stages = `FROM node:\${V}-slim\${D} AS build\nFROM node:\${V}-slim\${D} AS server\nFROM server AS api\n`;
    writeFileSync(join(folder, 'Dockerfile'), `ARG V=24.21.0\nARG D=${node}\n${stages}`);
    const services = {
      preventivo: { build: '.', image: 'preventivo' },
      database: { image: `postgres:17.6${postgres}` },
    };
    writeFileSync(join(folder, 'compose.yaml'), stringify({ services }));
  };

  it('a release is refused if one base image has no digest', async () => {
    write('', '@sha256:abc');
    expect(await check({})).toEqual([
      'node:24.21.0-slim has no digest: docs/release.md#base-images says where it goes.',
      'postgres:17.6@sha256:abc has no digest: docs/release.md#base-images says where it goes.',
    ]);
  });

  it('a release is allowed if each base image has a digest', async () => {
    write(digest, digest);
    expect(await check({})).toEqual([]);
  });
});
