// Finds a recent Node and pnpm. If the machine has none, installs fixed versions into .toolchain by npm, which verifies
// their hashes (toolchain-hashes.json).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../shared/child.mjs';
import { Refusal } from '../shared/refusal.mjs';
import { root } from '../shared/root.mjs';
import { cleanEnv, platformPackages } from './platform.mjs';
import { toolchainLock, withoutHash } from './toolchain-lock.mjs';
import { atLeast } from './version.mjs';

const NODE = '24.21.0';
const PNPM = '12.21.0';
/** The oldest version of Node that we support. In it, the embedded database (`node:sqlite`) is a release candidate. */
export const OLDEST_NODE = '24.15.0';

/** Read with `readFileSync`: the first releases of Node 20 cannot import JSON. */
const hashes = JSON.parse(
  readFileSync(join(root, 'dev', 'start', 'toolchain-hashes.json'), 'utf8'),
);

const home = join(root, '.toolchain');
const stamp = join(home, 'ready.json');

/**
 * Returns the Node to run, and an environment whose PATH contains this Node and pnpm. Installs both if they are
 * missing.
 */
export async function toolchain() {
  const env = cleanEnv(process.env);
  if (hostIsGood() && !process.env.PREVENTIVO_FORCE_TOOLCHAIN) {
    return { node: process.execPath, env };
  }
  const packages = platformPackages(process);
  const wanted = JSON.stringify({ node: NODE, pnpm: PNPM, packages });
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    await installToolchain(packages, wanted, env);
  }
  const modules = join(home, 'node_modules');
  const bin = join(modules, packages.node, 'bin');
  env.PATH = [bin, join(modules, packages.pnpm), env.PATH].join(delimiter);
  return { node: join(bin, 'node'), env };
}

function hostIsGood() {
  if (!atLeast(process.versions.node, OLDEST_NODE)) return false;
  const pnpm = spawnSync('pnpm', ['--version'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    timeout: 20_000,
    env: { ...process.env, COREPACK_ENABLE_NETWORK: '0', COREPACK_ENABLE_DOWNLOAD_PROMPT: '0' },
  });
  return pnpm.status === 0 && pnpm.stdout.trim().split('.')[0] === PNPM.split('.')[0];
}

async function installToolchain(packages, wanted, env) {
  console.log(`Setting up Node ${NODE} and pnpm ${PNPM} in .toolchain (once)`);
  const versions = { [packages.node]: NODE, [packages.pnpm]: PNPM };
  for (const name of withoutHash(versions, hashes))
    console.warn(`No hash of ${name} is recorded: what npm brings is not verified.`);
  const made = `${home}.${process.pid}`;
  mkdirSync(made, { recursive: true });
  const { manifest, lock } = toolchainLock(versions, hashes);
  writeFileSync(join(made, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(made, 'package-lock.json'), JSON.stringify(lock));
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  try {
    const npm = await run('npm', ['ci', '--ignore-scripts', ...quiet], {
      cwd: made,
      env,
      quiet: true,
    });
    if (npm.code !== 0) {
      const what = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
      throw new Refusal(`npm could not fetch ${what.join(' and ')}:\n${npm.output.trim()}`);
    }
    writeFileSync(join(made, 'ready.json'), wanted);
    rmSync(home, { recursive: true, force: true });
    // Rename the folder at the end: an interrupted set-up must not leave an incomplete toolchain.
    renameSync(made, home);
  } catch (error) {
    if (error.code === 'ENOENT' && error.syscall === 'spawn npm') {
      throw new Refusal(
        'npm is missing: install it (it comes with Node 20 or newer) and try again.',
      );
    }
    throw error;
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}
