import { describe, expect, it } from 'vitest';
import { savedPerson } from './saved-person.ts';

describe('a saved person', () => {
  it('a saved person keeps the leading zeros of a postal code sent as a number', () => {
    expect(savedPerson({ id: 1, postalCodeOfResidence: ' 184 ' })?.postalCodeOfResidence).toBe(
      '00184',
    );
    expect(savedPerson({ id: 1, postalCodeOfResidence: 184 })?.postalCodeOfResidence).toBe('00184');
    expect(savedPerson({ id: 1 })?.postalCodeOfResidence).toBe('');
  });

  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    [undefined, null],
    [1, true],
    ['0', false],
    ['Sì', true],
    ['no', false],
    ['forse', null],
  ])('a saved person with bornInItaly %j is read as %j', (raw, bornInItaly) => {
    expect(savedPerson({ id: 'a', bornInItaly: raw })).toMatchObject({ bornInItaly });
  });

  it.each([
    ['Donna', 'donna'],
    [' F ', 'donna'],
    ['female', 'donna'],
    ['Woman', 'donna'],
    ['femmina', 'donna'],
    [1, 'donna'],
    ['UOMO', 'uomo'],
    ['m', 'uomo'],
    [0, 'uomo'],
    ['M.', 'uomo'],
    ['Sig.', 'uomo'],
    ['Sig.ra', 'donna'],
    ['Signorina', 'donna'],
    [{ id: 1 }, 'donna'],
    [{ id: 1, value: 'Uomo' }, 'uomo'],
    [{ key: 'M' }, 'uomo'],
    ['x', ''],
    [true, ''],
    [null, ''],
  ])('a saved person with the gender %j is read as %j', (gender, read) => {
    expect(savedPerson({ id: 'a', gender })?.gender).toBe(read);
  });

  it.each([
    [
      { id: 13, value: 'ITALIA' },
      { id: 13, value: 'ITALIA' },
    ],
    [
      { id: '13', value: 'ITALIA' },
      { id: 13, value: 'ITALIA' },
    ],
    [{ id: 28 }, { id: 28, value: '' }],
    [
      { id: 'Albania', value: 'Albania' },
      { id: null, value: 'Albania' },
    ],
    ['ALBANIA', { id: null, value: 'ALBANIA' }],
    [{ value: 'Albania' }, { id: null, value: 'Albania' }],
    [28, { id: 28, value: '28' }],
    [null, null],
  ])('a saved person with the country %j is read with %j', (raw, country) => {
    expect(savedPerson({ id: 'a', countryOfBirth: raw })?.countryOfBirth).toEqual(country);
  });

  it('a saved person may have a municipality stored by name only', () => {
    const milan = { id: 'MILANO (MI)', value: 'MILANO (MI)' };
    for (const cityOfResidence of [
      'MILANO (MI)',
      { value: 'MILANO (MI)' },
      { label: 'MILANO (MI)' },
      { name: 'MILANO', province: 'MI' },
    ])
      expect(savedPerson({ id: 'a', cityOfResidence })).toMatchObject({ cityOfResidence: milan });
  });

  it('a saved person may have a profession stored as an option object', () => {
    for (const profession of [
      { id: 'architetto', value: 'Architetto' },
      { key: 'architetto' },
      ' architetto ',
    ])
      expect(savedPerson({ id: 'a', profession })?.profession).toBe('architetto');
  });

  it('a saved person never has a code as the name of the municipality', () => {
    const saved = savedPerson({ id: 'a', cityOfBirth: { id: 'F205' } });
    expect(saved?.cityOfBirth).toEqual({ id: 'F205', value: '' });
  });

  it.each([null, 'a', [], {}, { id: '' }, { id: { toString: 1 } }])(
    'a saved person cannot be read from %j',
    (raw) => {
      expect(savedPerson(raw)).toBeUndefined();
    },
  );
});
