import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { BadConfig, type Env } from '../../config/config.ts';
import { readDataDir, sharesFiles } from '../../config/read-broker-dir.ts';
import type { SiteFolders } from '../../site/site.ts';
import { brokerPath } from '../settings-warnings.ts';

const reserved = ['/api/', brokerPath, '/health/', '/metrics/', '/openapi.json/'];

/**
 * Parses `--site`. Returns the folders by the path at which the server serves each: `/=dist`,
 * `/embed=node_modules/@preventivo/embed/static`. The server serves a folder without a path at `/`.
 * @throws {BadConfig} with one sentence: for a path that belongs to the API, for two folders at one
 * path, for a missing folder, and for a folder without built files
 */
export function siteFolders(given: readonly string[], env: Env): SiteFolders {
  const folders = new Map<string, string>();
  for (const word of given) {
    const [, typed = '/', folder = ''] = /^(?:(\/[^=]*)=)?(.*)$/s.exec(word) ?? [];
    const path = typed.endsWith('/') ? typed : `${typed}/`;
    const refuse = (why: string) => new BadConfig(`--site ${word}: ${why}.`);
    if (!/^\/([\w-][\w.-]*\/)*$/.test(path))
      throw refuse(`'${typed}' is no path. Write it as in /embed=dist`);
    if (reserved.some((one) => path.startsWith(one)))
      throw refuse(`the server itself answers at ${typed}. Take another path`);
    if (folders.has(path)) throw refuse(`another folder has the path ${typed} already`);
    folders.set(path, builtFolder(folder, env, refuse));
  }
  return Object.fromEntries(folders);
}

function builtFolder(folder: string, env: Env, refuse: (why: string) => BadConfig): string {
  const names = namesIn(folder);
  if (!names) throw refuse(`there is no folder ${folder || 'in it'}`);
  if (names.length === 0) throw refuse('the folder is empty. Build it first');
  if (names.includes('package.json'))
    throw refuse('the folder is a project. Take the folder of its built files, such as dist');
  if (sharesFiles(folder, readDataDir(env)))
    throw refuse('anybody may read the folder, so it must not share files with DATA_DIR');
  return resolve(folder);
}

function namesIn(folder: string): readonly string[] | undefined {
  try {
    return folder === '' ? undefined : readdirSync(folder);
  } catch {
    return undefined;
  }
}
