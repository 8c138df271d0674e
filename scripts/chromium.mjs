// Where is a Chromium that Playwright can drive? `node scripts/chromium.mjs` makes sure there is one.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const usable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

function playwrightsOwn() {
  try {
    const path = createRequire(import.meta.url)('playwright').chromium.executablePath();
    return path && existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** A path, or undefined when Playwright should use the browser it downloaded itself. */
export function findChromium() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  if (playwrightsOwn()) return undefined;
  return [
    '/usr/bin/chromium',
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
  ].find(usable);
}

const sh = (command, args, env = {}) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  }).status === 0;

function ensureChromium() {
  if (findChromium() || playwrightsOwn()) return true;
  const os = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  if (/^ID=debian$/m.test(os) && process.getuid?.() === 0 && usable('/usr/bin/apt-get')) {
    console.log('Installing Chromium from Debian (once)');
    const opts = ['-qq', '-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3'];
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    sh('apt-get', [...opts, 'update'], env);
    sh(
      'apt-get',
      [...opts, 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      env,
    );
  } else {
    console.log('Installing Chromium with Playwright (once)');
    sh('pnpm', ['exec', 'playwright', 'install', 'chromium']);
  }
  return Boolean(findChromium() || playwrightsOwn());
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (!ensureChromium()) {
    console.error('No Chromium found. Install one and set CHROME_PATH to it.');
    process.exit(1);
  }
}
