import { describe, expect, it } from 'vitest';
import { check } from '../../check/check.ts';
import type { SavedPerson } from '../../http/saved-person.ts';
import { giulia, lists, savedArben, savedGiulia, today } from '../people.fixture.ts';
import { person } from '../person.ts';
import { personOfSaved } from './from-saved.ts';

/** The account that owns the records. */
const account = { email: 'conto@example.it', phone: '3209998877' };

const answers = (change: Partial<SavedPerson> = {}) =>
  personOfSaved({ ...savedGiulia, ...change }, account);

describe('a saved person in the form', () => {
  it('a saved person has the answers of the record', () => {
    expect(answers()).toEqual({
      ...giulia,
      cellulare: '3331234567',
      indirizzoResidenza_SedeLegale: {
        search: 'VIA ROMA, 12/A, 20121 MILANO (MI), ITALIA',
        street: 'VIA ROMA',
        street_number: '12/A',
        zip: '20121',
        city: 'MILANO (MI)',
        is_manual_address: true,
      },
    });
  });

  it.each([
    ['born in Italy', savedGiulia],
    ['born abroad', savedArben],
  ])('a saved person passes the checks of page 1 unchanged: %s', (_, saved) => {
    expect(check(person, personOfSaved(saved, account), { today, lists })).toEqual([]);
  });

  it.each([
    ['uomo', '0'],
    ['donna', '1'],
    ['', null],
  ] as const)('a saved person with the gender %j has the sex %j', (gender, sesso) => {
    expect(answers({ gender }).sesso).toBe(sesso);
  });

  it.each([
    ['1985-03-27T00:00:00.000Z', '1985-03-27'],
    ['1985-03-27', '1985-03-27'],
    // Midnight in Rome, in winter and in summer.
    ['1985-03-26T23:00:00.000Z', '1985-03-27'],
    ['1985-06-30T22:00:00.000Z', '1985-07-01'],
    ['27/03/1985', '1985-03-27'],
    ['1985-02-30T00:00:00.000Z', null],
    ['', null],
  ])('a record with the birth date %j gives the day %j in every time zone', (dateOfBirth, day) => {
    expect(answers({ dateOfBirth }).data_nascita).toBe(day);
  });

  it.each<[string, Partial<SavedPerson>, object]>([
    [
      'in Italy, with no country',
      { countryOfBirth: null },
      { natoInItalia: true, stato_nascita: null, comune_nascita: 'MILANO (MI)' },
    ],
    [
      'where only the country tells it',
      { bornInItaly: null },
      { natoInItalia: true, stato_nascita: null, comune_nascita: 'MILANO (MI)' },
    ],
    [
      'abroad, with a town left over',
      { bornInItaly: false, countryOfBirth: { id: 28, value: 'Albania' } },
      { natoInItalia: false, stato_nascita: '28', comune_nascita: '' },
    ],
    [
      'abroad, in Italy: it is asked again',
      { bornInItaly: false },
      { natoInItalia: false, stato_nascita: null },
    ],
    [
      'in Italy, with no town: the box is empty',
      { cityOfBirth: null },
      { natoInItalia: true, comune_nascita: '' },
    ],
    [
      'nobody knows where',
      { bornInItaly: null, countryOfBirth: null },
      { natoInItalia: null, stato_nascita: null, comune_nascita: '' },
    ],
  ])('personOfSaved reads the place of birth: %s', (_, change, expected) => {
    expect(answers(change)).toMatchObject(expected);
  });

  it('a record without an email and a phone has those of the account', () => {
    expect(answers({ email: '', phone: '' })).toMatchObject({
      email: 'conto@example.it',
      cellulare: '3209998877',
    });
  });

  it('a saved person has the street in capitals', () => {
    expect(answers({ address: 'Via Roma' }).indirizzoResidenza_SedeLegale.street).toBe('VIA ROMA');
  });

  it('a record without an address gets an empty address search', () => {
    const nowhere = { address: '', addressNumber: '', postalCodeOfResidence: '' };
    expect(answers({ ...nowhere, cityOfResidence: null }).indirizzoResidenza_SedeLegale).toEqual({
      search: '',
      street: '',
      street_number: '',
      zip: '',
      city: '',
      is_manual_address: false,
    });
  });
});
