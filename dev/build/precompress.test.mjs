import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { precompress } from './precompress.mjs';

function built(files) {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}
const script = 'export const answer = 42;\n'.repeat(100);

it('precompress writes variants of a script that decompress to its content', () => {
  const folder = built({ 'assets/a.js': script });
  precompress(folder);
  const twin = (end) => readFileSync(join(folder, `assets/a.js${end}`));
  expect(brotliDecompressSync(twin('.br')).toString()).toBe(script);
  expect(gunzipSync(twin('.gz')).toString()).toBe(script);
});

it('precompress skips a font and a tiny file', () => {
  const folder = built({ 'assets/a.woff2': script, 'assets/tiny.js': 'a()' });
  precompress(folder);
  expect(existsSync(join(folder, 'assets/a.woff2.br'))).toBe(false);
  expect(existsSync(join(folder, 'assets/tiny.js.br'))).toBe(false);
});

it('precompress writes no variant again when it runs a second time', () => {
  const folder = built({ 'assets/a.js': script });
  precompress(folder);
  precompress(folder);
  expect(existsSync(join(folder, 'assets/a.js.br.br'))).toBe(false);
});
