import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Thrown for a copy that cannot be restored. The message is one sentence. */
export class NotRestored extends Error {}

const fileIn = (folder: string) => join(folder, 'preventivo.sqlite');

/**
 * Writes a consistent copy of a folder's database without blocking writers.
 * @returns number of requests in the copy
 * @throws when the database is missing, the file exists, or the copy is corrupt
 */
export function backUp(folder: string, file: string): number {
  const before = process.umask(0o077);
  const partial = `${file}.partial`;
  try {
    rmSync(partial, { force: true });
    const database = new DatabaseSync(fileIn(folder), { readOnly: true, timeout: 10_000 });
    try {
      database.prepare('vacuum into ?').run(partial);
    } finally {
      database.close();
    }
    const requests = checked(partial);
    settle(partial, file);
    return requests;
  } finally {
    rmSync(partial, { force: true });
    process.umask(before);
  }
}

/**
 * Restores a copy into a folder without a database.
 * @returns number of requests in the copy
 * @throws {NotRestored} when the folder has a database, because a server may use it. Also when the
 * copy is missing or corrupt
 */
export function restore(file: string, folder: string): number {
  for (const ending of ['', '-wal', '-shm'])
    if (existsSync(fileIn(folder) + ending))
      throw new NotRestored(
        `${fileIn(folder)}${ending} is there: end the servers and move it away first.`,
      );
  // The -wal file shows that a server uses this database, or crashed. Only the -wal file has the
  // newest requests.
  if (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size)
    throw new NotRestored(
      `${file} is no copy, and ${file}-wal has the newest of it: let backup make one, with that folder as DATA_DIR.`,
    );
  const before = process.umask(0o077);
  const partial = `${fileIn(folder)}.partial`;
  try {
    mkdirSync(folder, { recursive: true });
    copyFileSync(file, partial);
    const requests = checked(partial);
    settle(partial, fileIn(folder));
    return requests;
  } finally {
    // Reading a database in WAL mode creates the files -wal and -shm.
    for (const ending of ['', '-wal', '-shm']) rmSync(partial + ending, { force: true });
    process.umask(before);
  }
}

/**
 * Checks that a file is an intact database of this service.
 * @returns number of requests in the file
 * @throws {NotRestored} when the check fails
 */
function checked(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const found = database.prepare('pragma integrity_check').get()?.integrity_check;
    if (found !== 'ok') throw new Error('its integrity is broken');
    return Number(database.prepare('select count(*) as many from quote_request').get()?.many);
  } catch {
    throw new NotRestored('The copy is not a whole database of this service.');
  } finally {
    database.close();
  }
}

/** Renames a file after flushing it. After a power cut, the file is either complete or missing. */
function settle(partial: string, file: string): void {
  sync(partial);
  renameSync(partial, file);
  sync(dirname(file));
}

function sync(path: string): void {
  const opened = openSync(path, 'r');
  fsyncSync(opened);
  closeSync(opened);
}
