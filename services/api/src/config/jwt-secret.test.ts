import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BadConfig } from './config.ts';
import { loadJwtSecret } from './jwt-secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preventivo-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('the server creates a JWT secret once, readable only by its owner', () => {
  const data = join(folder, 'new', 'data');
  const secret = loadJwtSecret(data);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(loadJwtSecret(data)).toBe(secret);
  expect(readdirSync(data)).toEqual(['jwt-secret']);
  expect(statSync(data).mode & 0o777).toBe(0o700);
  expect(statSync(join(data, 'jwt-secret')).mode & 0o777).toBe(0o600);
});

it('the server creates a different JWT secret in another folder', () => {
  expect(loadJwtSecret(join(folder, 'a'))).not.toBe(loadJwtSecret(join(folder, 'b')));
});

it('the error names the data folder when it is not writable', () => {
  writeFileSync(join(folder, 'file'), '');
  const data = join(folder, 'file', 'data');
  expect(() => loadJwtSecret(data)).toThrow(BadConfig);
  expect(() => loadJwtSecret(data)).toThrow(
    `The folder DATA_DIR (${data}) cannot be used: ENOTDIR`,
  );
});
