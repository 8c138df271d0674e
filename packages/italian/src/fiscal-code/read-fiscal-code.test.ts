import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeFiscalCode, omocodes } from './fiscal-code.ts';
import { people } from './people.fixture.ts';
import { isFiscalCodeOf, readFiscalCode } from './read-fiscal-code.ts';

/** Birth dates of adults aged up to one hundred in November 2026. */
const adults = { from: '1926-11-21', to: '2008-11-21' };

describe('readFiscalCode', () => {
  it.each([
    ['RSSMRA85T10A562S', { sex: 0, birthDate: '1985-12-10', placeCode: 'A562' }],
    [' frrgli85c67f205b ', { sex: 1, birthDate: '1985-03-27', placeCode: 'F205' }],
  ])('readFiscalCode returns sex, day and place from %s', (text, reading) => {
    expect(readFiscalCode(text, adults)).toEqual(reading);
  });

  it("readFiscalCode reads any person's data, also from a code with replaced digits", () => {
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

  it('readFiscalCode chooses the century in which the person is an adult', () => {
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
  ])('readFiscalCode returns undefined for a code %s', (_, text) => {
    expect(readFiscalCode(text, adults)).toBeUndefined();
  });

  it('isFiscalCodeOf rejects another name', () => {
    expect(isFiscalCodeOf('RSSMRA85T10A562S', 'Rossi', 'Mario')).toBe(true);
    expect(isFiscalCodeOf('RSSMRA85T10A562S', 'Bianchi', 'Mario')).toBe(false);
    expect(isFiscalCodeOf('RSSMRA85T10A562S', 'Rossi', '')).toBe(false);
  });

  it.each([
    ['XXXSNP01S22Z222C', 'Singh', 'Sajanpreet'],
    ['XXXSNP01S22Z222C', 'Sajanpreet', 'Sajanpreet'],
    ['XXXSNP01S22Z222C', 'Sajanpreet', 'Singh'],
    ['SNGXXX01S22Z222C', 'Singh', 'Sajanpreet'],
  ])('isFiscalCodeOf accepts %s for a single-name passport: %s %s', (code, surname, name) => {
    expect(isFiscalCodeOf(code, surname, name)).toBe(true);
  });

  it('isFiscalCodeOf rejects another person when the code has XXX for a missing name', () => {
    expect(isFiscalCodeOf('XXXSNP01S22Z222C', 'Rossi', 'Mario')).toBe(false);
    expect(isFiscalCodeOf('SNGXXX01S22Z222C', 'Rossi', 'Mario')).toBe(false);
  });

  it('readFiscalCode accepts a code pasted with spaces and in small letters', () => {
    expect(readFiscalCode(' rssmra85t10a562s ', adults)).toBeDefined();
    expect(isFiscalCodeOf(' rssmra85t10a562s ', 'Rossi', 'Mario')).toBe(true);
  });
});
