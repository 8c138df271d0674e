import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { BadConfig } from '../config/config.ts';
import { data } from '../testing/test-api.ts';
import { lines as own } from './lines.ts';
import { loadLines } from './load-lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'preventivo-lines-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Returns a line as source text. The text does not call `defineLine`, because a module in a
 * temporary folder cannot import it.
 */
const table = (id: string, more = '') =>
  `{ id: '${id}', title: 'Ombrelli', contractor: { types: ['fisica'] }, pages: [{ id: 'p', title: 'P', fields: [] }], fields: {}, ${more} }`;

let written = 0;
function module(text: string): string {
  written += 1;
  const name = `./lines-${written}.mjs`;
  writeFileSync(join(folder, name), text);
  return name;
}

const load = async (words: string) => Object.keys(await loadLines(words, { own, data, folder }));
const refusal = async (words: string) => {
  const error = await loadLines(words, { own, data, folder }).catch((reason: unknown) => reason);
  if (!(error instanceof BadConfig)) throw new Error('It was loaded.');
  return error.message;
};

describe('--lines', () => {
  it('--lines loads the lines of a module: one, several by name, a list', async () => {
    expect(await load(module(`export const a = ${table('a')};`))).toEqual(['a']);
    expect(
      await load(module(`export const a = ${table('a')}; export const b = ${table('b')};`)),
    ).toEqual(['a', 'b']);
    expect(await load(module(`export default [${table('a')}, ${table('b')}];`))).toEqual([
      'a',
      'b',
    ]);
  });

  it('--lines loads a line only once if a module exports it under two names', async () => {
    const twice = module(`const a = ${table('a')}; export { a, a as default };`);
    expect(await load(twice)).toEqual(['a']);
  });

  it('--lines combines lines of the product with lines of a module that has other exports', async () => {
    const mine = module(`export const a = ${table('a')}; export const colours = { red: 1 };`);
    expect(await load(`travel, ${mine},`)).toEqual(['travel', 'a']);
  });
});

describe('--lines with a line that cannot be served', () => {
  it('--lines reports a missing file or an unknown line', async () => {
    expect(await refusal('./missing.js')).toBe('--lines: there is no file ./missing.js.');
    expect(await refusal('travle')).toContain('travle is neither a file nor a line of the product');
    expect(await refusal('travle')).toContain('travel');
    expect(await refusal(' , ')).toContain('--lines takes a module');
  });

  it('--lines reports the error of a module', async () => {
    const bad = module("throw new Error('the table asks colore on no page\\nand more');");
    expect(await refusal(bad)).toBe(
      `--lines: ${bad} could not be loaded: the table asks colore on no page`,
    );
  });

  it('--lines reports a module without lines', async () => {
    expect(await refusal(module('export const colours = { red: 1 };'))).toContain(
      'exports no line. Export what defineLine returns',
    );
  });

  it.each([
    ['id', "{ id: 'Due Parole', title: 'T', fields: {}, pages: [{ fields: [] }] }"],
    ['title', "{ id: 'a', fields: {}, pages: [{ fields: [] }] }"],
    ['pages', "{ id: 'a', title: 'T', fields: {}, pages: [] }"],
    ['contractor', "{ id: 'a', title: 'T', fields: {}, pages: [{ fields: [] }] }"],
  ])('--lines reports a line without a valid %s', async (part, text) => {
    const bad = module(`export const mine = ${text};`);
    expect(await refusal(bad)).toBe(
      `--lines: 'mine' of ${bad} is no line as defineLine returns it: ${part} is missing or wrong.`,
    );
  });

  it('--lines reports two lines with the same id', async () => {
    const [one, other] = [
      module(`export const a = ${table('a')};`),
      module(`export const b = ${table('a')};`),
    ];
    expect(await refusal(`${one},${other}`)).toBe(
      `--lines: two lines have the id 'a' (${one}, ${other}).`,
    );
  });

  it('--lines reports a question with an unknown list', async () => {
    const field = "{ kind: 'choice', list: 'colori', code: 'COLORE' }";
    const bad = module(
      `export const a = { ...${table('a')}, fields: { colore: ${field} } }; export const b = { ...a, id: 'b' };`,
    );
    expect(await refusal(bad)).toContain("the question 'colore' of the line 'a' (./lines-");
    expect(await refusal(bad)).toContain("offers the list 'colori'");
  });
});
