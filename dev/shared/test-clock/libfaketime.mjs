import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { apt, isDebianAsRoot } from '../debian.mjs';
import { Refusal } from '../refusal.mjs';
import { fakedClock } from './instants.mjs';

const PLACES = ['/usr/lib/*/faketime/libfaketimeMT.so.1', '/usr/lib/faketime/libfaketimeMT.so.1'];

/** Finds the variant of libfaketime for programs with several threads, such as Node and Chromium. */
const find = () => PLACES.flatMap((place) => globSync(place)).find(existsSync);

/**
 * Returns the path of libfaketime. On Debian, as root, installs the package faketime if it is missing.
 * @throws if libfaketime is missing, or if it has no effect on Node
 */
export function ensureLibfaketime() {
  if (!find() && isDebianAsRoot()) {
    console.log('Installing faketime from Debian (once)');
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'faketime');
  }
  const library = find();
  if (!library)
    throw new Refusal(
      'libfaketime is missing: install the package faketime of Debian or Ubuntu, by `sudo apt-get install faketime`.',
    );
  if (!reachesNode(library))
    throw new Refusal(
      `Node does not take its time from ${library}: this Node is a static binary, or another libc's.`,
    );
  return library;
}

/**
 * Whether libfaketime has an effect on Node. Without an effect, the tests would run at the machine's time and prove
 * nothing.
 */
function reachesNode(library) {
  const year = 366 * 86_400_000;
  const env = { ...process.env, ...fakedClock(library, year) };
  const words = ['--print', 'Date.now()'];
  const { stdout } = spawnSync(process.execPath, words, { env, encoding: 'utf8' });
  return Number(stdout) - Date.now() > year / 2;
}
