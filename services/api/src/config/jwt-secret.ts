import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadConfig } from './config.ts';

/**
 * The secret that signs the tokens, made once and stored in a folder for its owner's eyes only.
 * @throws {BadConfig} where the folder cannot be written
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
  // Written beside and linked: of two servers that start at once the first one's stands, and it is whole.
  const own = `${file}.${randomBytes(8).toString('hex')}`;
  const secret = randomBytes(32).toString('hex');
  try {
    // The disk has it before it has its name: a power cut would leave an empty file, with which no server starts.
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
