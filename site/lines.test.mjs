import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { categories } from '@preventivo/core';
import { expect, it, onTestFinished } from 'vitest';
import { linesIn } from '../dev/build/built.mjs';
import { readLines } from './lines.mjs';
import { linesFile } from './lines-file.mjs';

function apps(tables) {
  const folder = mkdtempSync(join(tmpdir(), 'apps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [app, text] of Object.entries(tables)) {
    mkdirSync(join(folder, app, 'src'), { recursive: true });
    if (text) writeFileSync(join(folder, app, 'src', 'line.ts'), text);
  }
  return folder;
}
const table = (id, title, listing = "listing: { category: 'home', keywords: '' }, ") =>
  `export const line = { id: '${id}', title: '${title}', about: 'Per tutti.', pictogram: 'M1 1', ${listing}pages: [{}] };`;

it('readLines finds the table of every app, sorted by title', async () => {
  const folder = apps({ a: table('travel', 'Viaggi'), b: table('home', 'Casa'), c: undefined });
  const titles = (await readLines(folder)).map(({ title }) => title);
  expect(titles).toEqual(['Casa', 'Viaggi']);
});

it("readLines also counts the contractor's page", async () => {
  const [line] = await readLines(apps({ a: table('travel', 'Viaggi') }));
  expect(line.pages).toBe(2);
});

it('readLines throws if a line has no `listing`', async () => {
  await expect(readLines(apps({ a: table('travel', 'Viaggi', '') }))).rejects.toThrow(
    /a\/src\/line\.ts has no `listing`/,
  );
});

it('the line of every app belongs to a category that has a title', async () => {
  const lines = await readLines(join(import.meta.dirname, '..', 'apps'));
  expect(lines.map(({ id }) => id).sort()).toEqual(linesIn().sort());
  const used = lines.map(({ listing }) => listing.category);
  expect(new Set(used)).toEqual(new Set(Object.keys(categories)));
});

it('if a file exports no table, the error of readLines names the file', async () => {
  await expect(readLines(apps({ a: 'export const name = 1;' }))).rejects.toThrow(
    /a\/src\/line\.ts exports no line/,
  );
});

it('linesFile returns the most requested lines with their contractor types, also in English', async () => {
  const file = await linesFile(await readLines(join(import.meta.dirname, '..', 'apps')));
  const named = JSON.parse(file).map(({ pictogram: _, ...line }) => line);
  expect(named).toEqual([
    {
      id: 'pets',
      title: 'Animali',
      titles: { en: 'Pets' },
      path: 'pets/',
      contractor: ['fisica', 'giuridica'],
    },
    { id: 'home', title: 'Casa', titles: { en: 'Home' }, path: 'home/', contractor: ['fisica'] },
    {
      id: 'microcar',
      title: 'Microcar',
      titles: { en: 'Microcar' },
      path: 'microcar/',
      contractor: ['fisica'],
    },
    {
      id: 'travel',
      title: 'Viaggi',
      titles: { en: 'Travel' },
      path: 'travel/',
      contractor: ['fisica'],
    },
  ]);
});
