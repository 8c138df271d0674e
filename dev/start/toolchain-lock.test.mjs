import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveRegistry } from '../check/packed/registry.mjs';
import { run } from '../shared/child.mjs';
import { Refusal } from '../shared/refusal.mjs';
import { root } from '../shared/root.mjs';
import { cleanEnv } from './platform.mjs';
import hashes from './toolchain-hashes.json' with { type: 'json' };
import { toolchainLock, withoutHash } from './toolchain-lock.mjs';

const versions = { '@tool/exe': '1.0.0' };
let folder;
let registry;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'preventivo-toolchain-'));
  mkdirSync(join(folder, 'package'));
  mkdirSync(join(folder, 'installed'));
  const manifest = { name: '@tool/exe', version: '1.0.0' };
  writeFileSync(join(folder, 'package', 'package.json'), JSON.stringify(manifest));
  await run('tar', ['-czf', join(folder, 'exe-1.0.0.tgz'), '-C', folder, 'package']);
  registry = await serveRegistry([join(folder, 'exe-1.0.0.tgz')]);
});
afterEach(() => {
  registry.close();
  rmSync(folder, { recursive: true });
});

/** Installs the tool as the set-up does. `integrity` is the recorded hash. */
function install(integrity) {
  const cwd = join(folder, 'installed');
  const { manifest, lock } = toolchainLock(versions, { '@tool/exe@1.0.0': integrity });
  writeFileSync(join(cwd, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(cwd, 'package-lock.json'), JSON.stringify(lock));
  const env = {
    ...cleanEnv(process.env),
    npm_config_registry: registry.address,
    npm_config_cache: join(folder, 'cache'),
    npm_config_userconfig: join(folder, 'npmrc'),
    npm_config_update_notifier: 'false',
    npm_config_fetch_retries: '0',
  };
  return run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd,
    env,
    quiet: true,
  });
}

const integrityOf = (bytes) => `sha512-${createHash('sha512').update(bytes).digest('base64')}`;

describe('the lock of the toolchain', () => {
  it('npm installs a package that has the hash in the lock', async () => {
    const { code, output } = await install(
      integrityOf(readFileSync(join(folder, 'exe-1.0.0.tgz'))),
    );
    expect([code, output]).toEqual([0, expect.stringContaining('added 1 package')]);
  });

  it('npm rejects a package whose content differs from the hash in the lock', async () => {
    const { code, output } = await install(integrityOf('another content'));
    expect(code).not.toBe(0);
    expect(output).toContain('EINTEGRITY');
  });
});

describe('the recorded hashes', () => {
  const toolchain = readFileSync(join(root, 'dev', 'start', 'toolchain.mjs'), 'utf8');
  const pinned = (name) => new RegExp(`^const ${name} = '(.+)'`, 'm').exec(toolchain)[1];

  it('the recorded hashes include Node and pnpm for the machines that test and release', () => {
    for (const architecture of ['x64', 'arm64'])
      expect(hashes).toMatchObject({
        [`node-linux-${architecture}@${pinned('NODE')}`]: expect.stringMatching(/^sha512-.{86}==$/),
        [`@pnpm/exe.linux-${architecture}@${pinned('PNPM')}`]:
          expect.stringMatching(/^sha512-.{86}==$/),
      });
  });

  it('the recorded hashes match the installed versions', () => {
    for (const name of Object.keys(hashes))
      expect(name).toMatch(new RegExp(`@(${pinned('NODE')}|${pinned('PNPM')})$`));
  });

  it('withoutHash throws for a missing hash in CI, and only lists it elsewhere', () => {
    expect(withoutHash(versions, {}, {})).toEqual(['@tool/exe@1.0.0']);
    expect(() => withoutHash(versions, {}, { CI: 'true' })).toThrow(Refusal);
    expect(withoutHash(versions, { '@tool/exe@1.0.0': 'sha512-…' }, { CI: 'true' })).toEqual([]);
  });
});
