import { readdirSync, realpathSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { BadConfig, type Env, settingOf } from './config.ts';

export const readDataDir = (env: Env): string => settingOf(env, 'DATA_DIR') ?? '.data';

/**
 * Returns the folder of the broker's own files, which the server publishes.
 * @throws {BadConfig} when it cannot be read, or when it shares files with the private data folder
 */
export function readBrokerDir(env: Env): string | undefined {
  const folder = settingOf(env, 'BROKER_DIR');
  if (folder === undefined) return undefined;
  try {
    readdirSync(folder);
  } catch {
    throw new BadConfig('BROKER_DIR takes the path of a folder that this user can read.');
  }
  if (sharesFiles(folder, readDataDir(env)))
    throw new BadConfig(
      'BROKER_DIR takes a folder of public files, neither inside DATA_DIR nor around it.',
    );
  return folder;
}

/** Whether two folders share files: they are equal, or one contains the other. */
export const sharesFiles = (one: string, other: string): boolean =>
  isInside(one, other) || isInside(other, one);

/** Whether a path is in a folder or is the folder itself. Follows symbolic links. */
function isInside(path: string, folder: string): boolean {
  const inner = relative(realPath(folder), realPath(path));
  return inner !== '..' && !inner.startsWith(`..${sep}`) && !isAbsolute(inner);
}

/** Returns a path without symbolic links. Before the first start, the folder may not exist yet. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
}
