// Finds a Chromium that Playwright can control. `node dev/shared/chromium.mjs` installs one if the machine has none.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { apt, isDebianAsRoot, succeeds, usable } from './debian.mjs';

// Prefer the headless shell: a full browser also draws its own windows, such as the list of the address bar.
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];

/** Returns the path of a Chromium. Returns undefined if Playwright has downloaded its own browser. */
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

function ensureChromium() {
  const found = () => findChromium() ?? playwrightsOwn();
  if (!found()) {
    if (isDebianAsRoot()) installFromDebian();
    else installWithPlaywright();
  }
  return found();
}

function installFromDebian() {
  console.log('Installing Chromium from Debian (once)');
  apt('update');
  // The headless shell installs 60 packages fewer. Older Debian releases have only the full browser.
  const install = (browser) =>
    apt('install', '-y', '--no-install-recommends', browser, 'fonts-liberation');
  if (!install('chromium-headless-shell')) install('chromium');
}

function installWithPlaywright() {
  console.log('Installing Chromium with Playwright (once)');
  const system = process.getuid?.() === 0 ? ['--with-deps'] : [];
  succeeds('playwright', ['install', ...system, 'chromium']);
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
