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
  it('a test shows a message by its whole sentence, not by a shorter or longer one', () => {
    expect(shows(test({ texts: ['Selezionare gli sport praticati'] }), sport)).toBe(true);
    expect(shows(test({ texts: ['Selezionare gli sport'] }), sport)).toBe(false);
    expect(shows(test({ texts: ['Errore: Selezionare gli sport praticati'] }), sport)).toBe(false);
  });

  it('a test shows a message by its sentence with filled placeholders', () => {
    expect(shows(test({ texts: ['tra 22/11/2026 e 21/12/2026'] }), window)).toBe(true);
    expect(shows(test({ texts: ['tra 22/11/2026'] }), window)).toBe(false);
  });

  it('a test shows a message by a pattern that matches all of it, not by a part or a wildcard', () => {
    expect(shows(test({ patterns: ['/^Selezionare gli sport praticati$/'] }), sport)).toBe(true);
    expect(shows(test({ patterns: ['/gli sport praticati$/'] }), sport)).toBe(false);
    expect(shows(test({ patterns: ['/.*/'] }), sport)).toBe(false);
  });

  it('a test does not show a message by its code, which a fixture may also contain', () => {
    expect(shows(test({ texts: ['SPORT'], names: ['SPORT'] }), sport)).toBe(false);
  });

  it('a test shows a message by its code alone if another message has the same text', () => {
    const words = test({ texts: ['Nome non valido'] });
    expect([shows(words, name), shows(words, given)]).toEqual([false, false]);
    const code = test({ texts: ['Nome non valido', 'NAME'] });
    expect([shows(code, name), shows(code, given)]).toEqual([false, true]);
  });

  it("a test shows a message about a saved person's missing answers only in a list", () => {
    expect(shows(test({ texts: ['Telefono'] }), label)).toBe(false);
    expect(shows(test({ texts: ['Telefono'], names: ['missingOfPerson'] }), label)).toBe(true);
    expect(shows(test({ texts: ['Modifica: Telefono, Indirizzo'] }), label)).toBe(true);
    expect(shows(test({ texts: ['Modifica: Telefono fisso'] }), label)).toBe(false);
  });

  it('a test shows a message without text by its code only', () => {
    expect(shows(test({ texts: ['any text'] }), nothing)).toBe(false);
    expect(shows(test({ texts: ['MISSING_TOKEN'] }), nothing)).toBe(true);
  });
});
