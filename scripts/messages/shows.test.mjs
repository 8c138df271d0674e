import { describe, expect, it } from 'vitest';
import { shows, withShared } from './shows.mjs';

const test = ({ texts = [], patterns = [], names = [] }) => ({
  texts,
  patterns,
  names: new Set(names),
});
const [name, given, window, sport, label, nothing] = withShared([
  { area: 'contractor', code: 'CONTRACTOR_NAME', words: 'Nome non valido' },
  { area: 'account', code: 'NAME', words: 'Nome non valido' },
  { area: 'shared', code: 'BETWEEN', words: 'tra {from} e {to}' },
  { area: 'question', code: 'SPORT', words: 'Selezionare gli sport praticati' },
  { area: 'completeness', code: 'INCOMPLETE_PHONE', words: 'Telefono' },
  { area: 'account', code: 'MISSING_TOKEN', words: '' },
]);

describe('a test shows a message', () => {
  it('by its words, also within other words', () => {
    expect(shows(test({ texts: ['Errore: Selezionare gli sport praticati'] }), sport)).toBe(true);
    expect(shows(test({ texts: ['Selezionare gli sport'] }), sport)).toBe(false);
  });

  it('by its words with something in their places', () => {
    expect(shows(test({ texts: ['tra 22/11/2026 e 21/12/2026'] }), window)).toBe(true);
    expect(shows(test({ texts: ['tra 22/11/2026'] }), window)).toBe(false);
  });

  it('by a piece of its words that is long enough to tell it', () => {
    expect(shows(test({ patterns: ['/gli sport praticati$/'] }), sport)).toBe(true);
    expect(shows(test({ patterns: ['/sport/i'] }), sport)).toBe(false);
  });

  it('by its code, as a text or as a name of the catalogue', () => {
    expect(shows(test({ texts: ['SPORT'] }), sport)).toBe(true);
    expect(shows(test({ names: ['SPORT'] }), sport)).toBe(true);
    expect(shows(test({ texts: ['SPORTELLO'] }), sport)).toBe(false);
  });

  it('by its code alone where another message has the same words', () => {
    const words = test({ texts: ['Nome non valido'] });
    expect([shows(words, name), shows(words, given)]).toEqual([false, false]);
    const code = test({ texts: ['Nome non valido', 'NAME'] });
    expect([shows(code, name), shows(code, given)]).toEqual([false, true]);
  });

  it('of what a saved person lacks only where that is listed', () => {
    expect(shows(test({ texts: ['Telefono'] }), label)).toBe(false);
    expect(shows(test({ texts: ['Telefono'], names: ['missingOfPerson'] }), label)).toBe(true);
    expect(shows(test({ texts: ['Modifica: Telefono, Indirizzo'] }), label)).toBe(true);
  });

  it('without words by its code only', () => {
    expect(shows(test({ texts: ['any text'] }), nothing)).toBe(false);
    expect(shows(test({ texts: ['MISSING_TOKEN'] }), nothing)).toBe(true);
  });
});
