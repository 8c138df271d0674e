import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { found } from './browser/words.ts';
import { readLines, translatedLines } from './lines.mjs';

const lines = await readLines(join(import.meta.dirname, '..', 'apps'));
const named = (all) =>
  all.map(({ title, about, listing }) => ({ title, names: `${title} ${listing.keywords}`, about }));
const titles = (query, all) => found(query, all)?.map(({ title }) => title);
const italian = named(lines);
const search = (query) => titles(query, italian);

describe('a search', () => {
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
  ])('a search for %s finds %j', (query, titles) => {
    expect(search(query)).toEqual(titles);
  });

  it('a search for the start of a word finds the line with this word', () => {
    expect(search('vacan')).toEqual(['Viaggi']);
  });

  it('a search ignores accents and case', () => {
    expect(search('RESPONSABILITA PROFESSIONALE')).toEqual(['Responsabilità professionale']);
    expect(search('eredita')).toEqual(search('eredità'));
  });

  it('a search for a plural finds the singular', () => {
    expect(search('barche')).toEqual(['Barca']);
    expect(search('motorini')).toEqual(search('motorino'));
  });

  it('a search for a whole sentence uses only its significant word', () => {
    expect(search('vorrei assicurare il mio cane')).toEqual(['Animali']);
    expect(search("un'assicurazione per la barca")).toEqual(['Barca']);
    expect(search('gatto persiano')).toEqual(['Animali']);
  });

  it("a search for a line's name omits lines that have the word only in their sentence", () => {
    expect(search('casa')).toEqual(['Casa']);
  });

  it('a search for a word that no name contains finds the line with the word in its sentence', () => {
    expect(search('veterinarie')).toEqual(['Animali']);
    expect(search('ricoveri')).toEqual(['Salute']);
  });

  it('a search for an empty text, or for words that all lines share, shows the whole list', () => {
    for (const query of ['', '   ', 'assicurazione', 'assicur', 'polizza per la'])
      expect(search(query)).toBeUndefined();
  });

  it('a search for something that no line insures finds no line', () => {
    expect(search('astronave')).toEqual([]);
  });
});

describe('a search in English', async () => {
  const english = named(await translatedLines(lines, 'en'));

  it.each([
    ['dog', ['Pets']],
    ['cats', ['Pets']],
    ['mortgage', ['Fire', 'Home', 'Life']],
    ['holidays', ['Travel']],
    ['van', ['Commercial vehicle']],
    ['lawyer', ['Professional liability']],
    ['I want to insure my boats', ['Boat']],
    ['insurance for my phone', ['Smartphone']],
  ])('a search in English for %s finds %j', (query, lines) => {
    expect(titles(query, english)).toEqual(lines);
  });

  it('a search in English also finds Italian words', () => {
    expect(titles('cane', english)).toEqual(['Pets']);
    expect(titles('viaggi', english)).toEqual(['Travel']);
  });

  it('a search in English for words that all lines share shows the whole list', () => {
    for (const query of ['insurance', 'insur', 'a quote for my', 'policy'])
      expect(titles(query, english)).toBeUndefined();
  });
});
