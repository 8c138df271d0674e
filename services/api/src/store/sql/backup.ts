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

/** A copy that is not taken for a database, in one sentence. */
export class NotRestored extends Error {}

const fileIn = (folder: string) => join(folder, 'preventivo.sqlite');

/**
 * Writes a copy of a folder's database as it is at one moment; whoever writes meanwhile is not held up.
 * @returns how many requests are in it
 * @throws where there is no database, the file is there, or the copy is not whole
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
 * Puts a copy into a folder that has no database.
 * @returns how many requests are in it
 * @throws {NotRestored} where the folder has one, which a server may be using, or the copy is not whole or none
 */
export function restore(file: string, folder: string): number {
  for (const ending of ['', '-wal', '-shm'])
    if (existsSync(fileIn(folder) + ending))
      throw new NotRestored(
        `${fileIn(folder)}${ending} is there: end the servers and move it away first.`,
      );
  // What a server that runs or was killed wrote last stands in its log alone: without it the newest requests would be missing.
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
    // A database that had a log has one while it is looked at.
    for (const ending of ['', '-wal', '-shm']) rmSync(partial + ending, { force: true });
    process.umask(before);
  }
}

/** @returns how many requests are in it. @throws {NotRestored} where it is not a whole database of this service */
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

/** Gives a file its name once the disk has it, so that a power cut leaves the whole of it or nothing. */
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
