import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { apt, isDebianAsRoot } from '../debian.mjs';
import { Refusal } from '../refusal.mjs';
import { fakedClock } from './instants.mjs';

const PLACES = ['/usr/lib/*/faketime/libfaketimeMT.so.1', '/usr/lib/faketime/libfaketimeMT.so.1'];

/** The variant for programs of several threads, such as Node and Chromium. */
const find = () => PLACES.flatMap((place) => globSync(place)).find(existsSync);

/**
 * The path of libfaketime, which Debian's package faketime brings. Root on Debian gets it installed.
 * @throws where it is missing, or where Node does not take its time from it
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

/** A Node that knows nothing of the library would pass at the machine's own time. */
function reachesNode(library) {
  const year = 366 * 86_400_000;
  const env = { ...process.env, ...fakedClock(library, year) };
  const words = ['--print', 'Date.now()'];
  const { stdout } = spawnSync(process.execPath, words, { env, encoding: 'utf8' });
  return Number(stdout) - Date.now() > year / 2;
}
