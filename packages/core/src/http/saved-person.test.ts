import { describe, expect, it } from 'vitest';
import { savedPerson } from './saved-person.ts';

describe('a saved person', () => {
  it('keeps the zeros of a postal code that came as a number', () => {
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
    [1, null],
  ])('is born in Italy %j: %j', (raw, bornInItaly) => {
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
    ['x', ''],
    [null, ''],
  ])('of the gender %j is read as %j', (gender, read) => {
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
    [{ id: 'Albania', value: 'Albania' }, null],
    [null, null],
  ])('born in the country %j is read as born in %j', (raw, country) => {
    expect(savedPerson({ id: 'a', countryOfBirth: raw })?.countryOfBirth).toEqual(country);
  });

  it('lives in a municipality that is kept by its name alone', () => {
    const milan = { id: 'MILANO (MI)', value: 'MILANO (MI)' };
    for (const cityOfResidence of ['MILANO (MI)', { value: 'MILANO (MI)' }])
      expect(savedPerson({ id: 'a', cityOfResidence })).toMatchObject({ cityOfResidence: milan });
  });

  it('has the profession whose option is kept whole', () => {
    const profession = { id: 'architetto', value: 'Architetto' };
    expect(savedPerson({ id: 'a', profession })?.profession).toBe('architetto');
  });

  it('has no municipality called by its code', () => {
    const saved = savedPerson({ id: 'a', cityOfBirth: { id: 'F205' } });
    expect(saved?.cityOfBirth).toEqual({ id: 'F205', value: '' });
  });

  it.each([null, 'a', [], {}, { id: '' }, { id: { toString: 1 } }])('is not %j', (raw) => {
    expect(savedPerson(raw)).toBeUndefined();
  });
});
