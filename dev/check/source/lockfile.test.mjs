import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../shared/root.mjs';
import { faultsOf } from './lockfile.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const lockfile = parse(read('pnpm-lock.yaml'));

function changed(change) {
  const copy = structuredClone(lockfile);
  change(copy);
  return faultsOf(copy);
}

describe('the lockfile', () => {
  it('the lockfile contains only versions from the npm registry, each with the hash of its content', () => {
    expect(Object.keys(lockfile.packages).length).toBeGreaterThan(100);
    expect(faultsOf(lockfile)).toEqual([]);
  });

  it('the lockfile is rejected with a package without a content hash', () => {
    const name = Object.keys(lockfile.packages)[0];
    const said = [`${name} has no SHA-512 of its content`];
    for (const integrity of [undefined, 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=', 'sha512-AAAA']) {
      expect(
        changed(({ packages }) => Object.assign(packages[name].resolution, { integrity })),
      ).toEqual(said);
    }
  });

  it('the lockfile is rejected with a tarball of another host', () => {
    const name = Object.keys(lockfile.packages)[0];
    const tarball = 'https://packages.example/a.tgz';
    expect(
      changed(({ packages }) => Object.assign(packages[name].resolution, { tarball })),
    ).toEqual([`${name} comes from elsewhere (tarball)`]);
  });

  it('the lockfile is rejected with a package from a repository', () => {
    const { integrity } = Object.values(lockfile.packages)[0].resolution;
    const name = 'a@git+https://code.example/a.git#0123456';
    expect(
      changed(({ packages }) => Object.assign(packages, { [name]: { resolution: { integrity } } })),
    ).toEqual([`${name} is no version of the registry`]);
  });

  it('the lockfile is rejected with a URL as a dependency', () => {
    const version = 'https://packages.example/a.tgz';
    expect(
      changed(({ importers }) => Object.assign(importers['.'].devDependencies, { a: { version } })),
    ).toEqual([`. takes a from ${version}`]);
  });
});

describe('installed packages', () => {
  it('installed packages run no install scripts: the workspace allows none', () => {
    const { allowBuilds, dangerouslyAllowAllBuilds } = parse(read('pnpm-workspace.yaml'));
    expect(Object.entries(allowBuilds).filter(([, allowed]) => allowed !== false)).toEqual([]);
    expect(dangerouslyAllowAllBuilds).toBeUndefined();
  });
});
