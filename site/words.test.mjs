import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { found } from './browser/words.ts';
import { readLines } from './lines.mjs';

const lines = await readLines(join(import.meta.dirname, '..', 'apps'));
const named = lines.map(({ title, about, listing }) => ({
  title,
  names: `${title} ${listing.keywords}`,
  about,
}));
/** The titles of what a search finds. */
const search = (query) => found(query, named)?.map(({ title }) => title);

describe('who types', () => {
  it.each([
    ['cane', ['Animali']],
    ['gatti', ['Animali']],
    ['motorino', ['Microcar', "Moto d'epoca"]],
    ['50', ['Microcar']],
    ['mutuo', ['Casa', 'Incendio', 'Vita']],
    ['vacanza', ['Viaggi']],
    ['furgone', ['Veicolo commerciale']],
    ['monopattino', ['Bicicletta']],
    ['avvocato', ['Responsabilità professionale']],
    ['telefono', ['Smartphone']],
    ['hacker', ['Cyber']],
    ['gommone', ['Barca']],
    ['vespa', ["Moto d'epoca"]],
  ])('%s finds %j', (query, titles) => {
    expect(search(query)).toEqual(titles);
  });

  it('only the beginning of a word finds it already', () => {
    expect(search('vacan')).toEqual(['Viaggi']);
  });

  it('without accents, or in capitals, finds the same', () => {
    expect(search('RESPONSABILITA PROFESSIONALE')).toEqual(['Responsabilità professionale']);
    expect(search('eredita')).toEqual(search('eredità'));
  });

  it('many of it finds one of it: boats are a boat', () => {
    expect(search('barche')).toEqual(['Barca']);
    expect(search('motorini')).toEqual(search('motorino'));
  });

  it('a whole sentence is understood by its word that says something', () => {
    expect(search('vorrei assicurare il mio cane')).toEqual(['Animali']);
    expect(search("un'assicurazione per la barca")).toEqual(['Barca']);
    expect(search('gatto persiano')).toEqual(['Animali']);
  });

  it('the name of a line is not shown every line whose sentence has that word', () => {
    expect(search('casa')).toEqual(['Casa']);
  });

  it('a word that stands in a sentence only finds its line', () => {
    expect(search('veterinarie')).toEqual(['Animali']);
    expect(search('ricoveri')).toEqual(['Salute']);
  });

  it('nothing, or words that every line shares, sees the whole list', () => {
    for (const query of ['', '   ', 'assicurazione', 'assicur', 'polizza per la'])
      expect(search(query)).toBeUndefined();
  });

  it('what nobody insures here finds nothing', () => {
    expect(search('astronave')).toEqual([]);
  });
});
