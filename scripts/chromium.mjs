// Where is a Chromium that Playwright can drive? `node scripts/chromium.mjs` makes sure that there is one.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

// The shell first: a whole browser draws its own surfaces for every window, the list of its address bar among them.
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];

/** A path, or undefined when Playwright should use the browser it downloaded itself. */
export function findChromium() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  return playwrightsOwn() ? undefined : PLACES.find(usable);
}

function playwrightsOwn() {
  try {
    const path = createRequire(import.meta.url)('playwright').chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function usable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function ensureChromium() {
  const found = () => findChromium() ?? playwrightsOwn();
  if (!found()) {
    if (isDebianAsRoot()) installFromDebian();
    else installWithPlaywright();
  }
  return found();
}

function isDebianAsRoot() {
  const os = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  // By its identifier, for Ubuntu's package named chromium installs a snap.
  return /^ID=debian$/m.test(os) && process.getuid?.() === 0 && usable('/usr/bin/apt-get');
}

function installFromDebian() {
  console.log('Installing Chromium from Debian (once)');
  apt('update');
  // The shell without a window comes with 60 packages less; older Debians have the whole browser only.
  const install = (browser) =>
    apt('install', '-y', '--no-install-recommends', browser, 'fonts-liberation');
  if (!install('chromium-headless-shell')) install('chromium');
}

function apt(...args) {
  const patient = ['-qq', '-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3'];
  return succeeds('apt-get', [...patient, ...args], { DEBIAN_FRONTEND: 'noninteractive' });
}

function installWithPlaywright() {
  console.log('Installing Chromium with Playwright (once)');
  const system = process.getuid?.() === 0 ? ['--with-deps'] : [];
  succeeds('playwright', ['install', ...system, 'chromium']);
}

function succeeds(command, args, env) {
  const stdio = ['ignore', 'ignore', 'inherit'];
  return spawnSync(command, args, { stdio, env: { ...process.env, ...env } }).status === 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const chromium = ensureChromium();
  const isUsable = chromium !== undefined && usable(chromium);
  const problem = chromium
    ? `CHROME_PATH is '${chromium}', where no program can be started: give it Chromium's path, or none.`
    : 'No Chromium found: install one and set CHROME_PATH to its path.';
  console.log(isUsable ? chromium : problem);
  process.exitCode = isUsable ? 0 : 1;
}
