import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildId } from '@preventivo/vite/workspace/build-id';
import { afterAll, expect, it } from 'vitest';
import { buildsOf, linesIn, sizeOf } from './built.mjs';

const folder = mkdtempSync(join(tmpdir(), 'preventivo-built-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name, many) => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), 'x'.repeat(many));
};

it('sizeOf counts the served files of a folder with their compressed size, but no map and no bundler file', () => {
  write('index.html', 3000);
  write('index.html.br', 700);
  write('index.html.gz', 900);
  write('assets/font.woff2', 20_000);
  write('server.js.map', 5000);
  write('.vite/manifest.json', 400);
  expect(sizeOf(folder)).toEqual({ files: 2, bytes: 23_000, sent: 20_700 });
});

it("buildsOf names all parts of a build, and derives the whole build's id from them", () => {
  const parts = (travel) => [
    { folder: 'apps/travel/dist', build: travel },
    { folder: 'site/dist', build: 'aa' },
    { folder: 'services/api/dist', build: 'bb' },
    { folder: 'services/api/data', build: 'bb' },
  ];
  const one = buildsOf(parts('cc'), buildId);
  expect(one).toEqual({
    build: expect.stringMatching(/^[0-9a-f]{8}$/),
    site: 'aa',
    server: 'bb',
    lines: { travel: 'cc' },
  });
  expect(buildsOf(parts('cc'), buildId)).toEqual(one);
  expect(buildsOf(parts('dd'), buildId).build).not.toBe(one.build);
});

it('linesIn lists the lines that can be built alone', () => {
  expect(linesIn()).toContain('travel');
});
