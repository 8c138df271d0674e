import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeFiscalCode, omocodes } from './fiscal-code.ts';
import { people } from './people.fixture.ts';
import { isFiscalCodeOf, readFiscalCode } from './read-fiscal-code.ts';

/** Who is of age and not older than a hundred in November 2026. */
const adults = { from: '1926-11-21', to: '2008-11-21' };

describe('a fiscal code', () => {
  it.each([
    ['RSSMRA85T10A562S', { sex: 0, birthDate: '1985-12-10', placeCode: 'A562' }],
    [' frrgli85c67f205b ', { sex: 1, birthDate: '1985-03-27', placeCode: 'F205' }],
  ])('tells sex, day and place: %s', (text, reading) => {
    expect(readFiscalCode(text, adults)).toEqual(reading);
  });

  it('tells of whoever it is what it was made from, also where two people would share it', () => {
    fc.assert(
      fc.property(people, fc.nat({ max: 127 }), (person, variant) => {
        const code = computeFiscalCode(person) ?? '';
        const given = [code, ...omocodes(code)][variant] ?? code;
        const { birthDate, sex, placeCode } = person;
        const around = { from: `${Number(birthDate.slice(0, 4)) - 49}-01-01`, to: birthDate };
        expect(readFiscalCode(given, around)).toEqual({ sex, birthDate, placeCode });
        expect(isFiscalCodeOf(given, person.surname, person.name)).toBe(true);
      }),
    );
  });

  it('is of the century in which somebody of that day is of age', () => {
    const code = computeFiscalCode({
      surname: 'Rossi',
      name: 'Mario',
      sex: 0,
      birthDate: '1930-05-04',
      placeCode: 'F205',
    });
    expect(readFiscalCode(code ?? '', adults)?.birthDate).toBe('1930-05-04');
  });

  it.each([
    ['of a child', 'RSSMRA20E04F205B'],
    ['with a wrong check letter', 'RSSMRA85T10A562X'],
    ['that is not written to its end', 'RSSMRA85T10A5'],
    ['that is none', ''],
  ])('%s tells nothing', (_, text) => {
    expect(readFiscalCode(text, adults)).toBeUndefined();
  });

  it('is not of who is called otherwise', () => {
    expect(isFiscalCodeOf('RSSMRA85T10A562S', 'Rossi', 'Mario')).toBe(true);
    expect(isFiscalCodeOf('RSSMRA85T10A562S', 'Bianchi', 'Mario')).toBe(false);
    expect(isFiscalCodeOf('RSSMRA85T10A562S', 'Rossi', '')).toBe(false);
  });

  it.each([
    ['XXXSNP01S22Z222C', 'Singh', 'Sajanpreet'],
    ['XXXSNP01S22Z222C', 'Sajanpreet', 'Sajanpreet'],
    ['XXXSNP01S22Z222C', 'Sajanpreet', 'Singh'],
    ['SNGXXX01S22Z222C', 'Singh', 'Sajanpreet'],
  ])('%s names the only name that the passport of %s %s has', (code, surname, name) => {
    expect(isFiscalCodeOf(code, surname, name)).toBe(true);
  });

  it('names no other person by an X for a missing name', () => {
    expect(isFiscalCodeOf('XXXSNP01S22Z222C', 'Rossi', 'Mario')).toBe(false);
    expect(isFiscalCodeOf('SNGXXX01S22Z222C', 'Rossi', 'Mario')).toBe(false);
  });

  it('is of who has pasted it with a blank, in small letters', () => {
    expect(readFiscalCode(' rssmra85t10a562s ', adults)).toBeDefined();
    expect(isFiscalCodeOf(' rssmra85t10a562s ', 'Rossi', 'Mario')).toBe(true);
  });
});
