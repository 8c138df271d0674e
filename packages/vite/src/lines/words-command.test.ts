import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { wordsCommand } from './words-command.ts';

const horse = join(import.meta.dirname, 'horse.fixture.ts');
const folder = mkdtempSync(join(tmpdir(), 'preventivo-words-'));
afterAll(() => rmSync(folder, { recursive: true }));

function module(name: string, text: string) {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

describe('preventivo-words', () => {
  it('preventivo-words prints the place and the Italian of each text that the English lacks, and fails', async () => {
    expect(await wordsCommand([horse])).toEqual({
      said: [
        'horse, English: 2 lacking',
        '{',
        '  "nome.error": "Indicare come si chiama il cavallo",',
        '  "pages.cavallo.title": "Il tuo cavallo"',
        '}',
      ].join('\n'),
      code: 1,
    });
  });

  it('preventivo-words prints every text of a line in a language that the line does not have', async () => {
    const { said } = await wordsCommand([horse, 'fr']);
    expect(said).toContain('horse, French: 6 lacking');
    expect(said).toContain('"title": "Cavalli"');
  });

  it('preventivo-words succeeds if nothing is lacking, and names the lists that it cannot check', async () => {
    const file = module(
      'raft.mjs',
      `export const raft = {
        id: 'raft', title: 'Zattere', heading: 'Zattera', about: 'Sul fiume', contractor: { types: ['fisica'] },
        pages: [{ id: 'p', title: 'Fiume', fields: ['legno'] }],
        fields: { legno: { kind: 'choice', list: 'legno', label: 'Legno?', error: 'Indicare il legno' } },
        translations: { en: async () => ({ title: 'Rafts', heading: 'Raft', about: 'On the river',
          'pages.p.title': 'River', 'legno.label': 'Wood?', 'legno.error': 'Enter the wood' }) },
      };`,
    );
    expect(await wordsCommand([file, 'en'])).toEqual({
      said: "raft, English: nothing lacking\nNot checked: the options of 'legno', which the back end lists (lists.legno.<id>).",
      code: 0,
    });
  });

  it('preventivo-words explains a module that is missing, that fails or that exports no line', async () => {
    const lost = join(folder, 'lost.ts');
    expect(await wordsCommand([lost])).toEqual({ said: `There is no file ${lost}.`, code: 2 });
    const bad = module('bad.mjs', "throw new Error('on no page\\nand more');");
    expect((await wordsCommand([bad])).said).toBe(`${bad} could not be loaded: on no page`);
    const empty = module('empty.mjs', 'export const colours = {};');
    expect((await wordsCommand([empty])).said).toContain('exports no line');
  });

  it('preventivo-words explains its arguments', async () => {
    expect((await wordsCommand(['--help'])).code).toBe(0);
    expect((await wordsCommand([])).said).toMatch(/^Which line\?/);
    expect((await wordsCommand([horse, 'eng lish'])).said).toBe(
      "'eng lish' is no language, such as en.",
    );
    expect((await wordsCommand(['--lang', 'en'])).said).toMatch(/^Unknown option '--lang'/);
  });
});
