import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadConfig } from './config.ts';

/**
 * Returns the secret that signs the tokens. Creates it on first use, in a file that only its owner
 * may read.
 * @throws {BadConfig} when the folder is not writable
 */
export function loadJwtSecret(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return readOrCreate(join(folder, 'jwt-secret'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new BadConfig(`The folder DATA_DIR (${folder}) cannot be used: ${reason}.`);
  }
}

function readOrCreate(file: string): string {
  const known = read(file);
  if (known !== undefined) return known;
  // Write a temporary file, then link it. If two servers start at once, the first link wins. Each
  // server then reads a complete file.
  const own = `${file}.${randomBytes(8).toString('hex')}`;
  const secret = randomBytes(32).toString('hex');
  try {
    // Flush before linking. Otherwise a power cut could leave an empty file, and no server would
    // start.
    writeFileSync(own, secret, { mode: 0o600, flush: true });
    linkSync(own, file);
    return secret;
  } catch (error) {
    const other = read(file);
    if (other === undefined) throw error;
    return other;
  } finally {
    rmSync(own, { force: true });
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
