import { describe, expect, it } from 'vitest';
import { savedPerson } from './saved-person.ts';

describe('a saved person', () => {
  it('keeps the zeros of a postal code that came as a number', () => {
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

  it('of another sex than the two known words has none yet', () => {
    expect(savedPerson({ id: 'a', gender: 'donna' })?.gender).toBe('donna');
    expect(savedPerson({ id: 'a', gender: 1 })?.gender).toBe('');
  });

  it('reads a country kept with a number', () => {
    const country = savedPerson({ id: 'a', countryOfBirth: { id: 13, value: 'ITALIA' } });
    expect(country?.countryOfBirth).toEqual({ id: '13', value: 'ITALIA' });
  });

  it.each([null, 'a', [], {}, { id: '' }, { id: { toString: 1 } }])('is not %j', (raw) => {
    expect(savedPerson(raw)).toBeUndefined();
  });
});
