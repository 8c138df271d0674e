import fc from 'fast-check';
import { validate } from 'stdnum/lib/cjs/it/codicefiscale.js';
import { describe, expect, it } from 'vitest';
import { computeFiscalCode } from './fiscal-code.ts';
import { people } from './people.fixture.ts';

const mario = {
  surname: 'Rossi',
  name: 'Mario',
  sex: 0,
  birthDate: '1985-12-10',
  placeCode: 'A562',
} as const;
const code = (changes: Partial<Parameters<typeof computeFiscalCode>[0]> = {}) =>
  computeFiscalCode({ ...mario, ...changes });

describe('computeFiscalCode', () => {
  it.each([
    [mario, 'RSSMRA85T10A562S'],
    [
      { ...mario, surname: 'Moretti', name: 'Matteo', birthDate: '1991-04-08', placeCode: 'F205' },
      'MRTMTT91D08F205J',
    ],
    [
      { ...mario, surname: 'Caccamo', name: 'Fabio', birthDate: '1985-04-03', placeCode: 'L219' },
      'CCCFBA85D03L219P',
    ],
  ])('computeFiscalCode returns the published code of %o', (person, expected) => {
    expect(computeFiscalCode(person)).toBe(expected);
  });

  it.each([
    ['Fo', 'FOX'],
    ['O', 'OXX'],
    ['Re', 'REX'],
    ['Aiò', 'AIO'],
    ["D'Aló", 'DLA'],
    ['D’Angelo', 'DNG'],
    ['Bianchi-Rossi', 'BNC'],
    ['De Luca', 'DLC'],
    ['Peña', 'PNE'],
    ['Groß', 'GRS'],
    ['Ørsted', 'RST'],
    ['Łuk', 'LKU'],
    ['Đođi', 'DDO'],
    ['Þor', 'THR'],
    ['Işık', 'SKI'],
    ['Æon', 'NAE'],
  ])('computeFiscalCode takes the first three letters from the surname %s', (surname, expected) => {
    expect(code({ surname })?.slice(0, 3)).toBe(expected);
  });

  it.each([
    ['Noè', 'NOE'],
    ['Zoë', 'ZOE'],
    ['Gianfranco', 'GFR'],
    ['Anna Maria', 'NMR'],
    ['Rocco', 'RCC'],
    ['Maria', 'MRA'],
    ['Al', 'LAX'],
  ])('computeFiscalCode takes the next three letters from the name %s', (name, expected) => {
    expect(code({ name })?.slice(3, 6)).toBe(expected);
  });

  it("computeFiscalCode adds 40 to a woman's day of birth", () => {
    expect(code({ sex: 1, birthDate: '1992-02-29' })?.slice(6, 11)).toBe('92B69');
  });

  it('computeFiscalCode treats an accent and an apostrophe alike', () => {
    expect(code({ surname: 'Nicolò' })).toBe(code({ surname: "Nicolo'" }));
  });

  it.each([
    ['a surname without letters', { surname: "' -" }],
    ['a name without letters', { name: '' }],
    ['a name in another script', { name: 'Юлия' }],
    ['a day that does not exist', { birthDate: '1985-02-30' }],
    ['a day not written to its end', { birthDate: '27/3/' }],
    ['a place that is no code', { placeCode: 'MILANO' }],
    ['a state below Z100', { placeCode: 'Z099' }],
  ])('computeFiscalCode returns undefined for %s', (_, changes) => {
    expect(code(changes)).toBeUndefined();
  });

  it('computeFiscalCode satisfies an independent validator for any person', () => {
    fc.assert(
      fc.property(people, (person) => {
        const computed = computeFiscalCode(person) ?? '';
        expect(validate(computed)).toMatchObject({ isValid: true, compact: computed });
      }),
      { numRuns: 5000 },
    );
  });
});
