import { describe, expect, it } from 'vitest';
import { savedPerson } from '../../http/saved-person.ts';
import { account, arben, giulia, lists, savedArben, savedGiulia } from '../people.fixture.ts';
import { personOfSaved } from './from-saved.ts';
import { fiscalCodeRequest, savedOfPerson } from './to-saved.ts';

const milan = { id: 'F205', value: 'MILANO (MI)' };
const { id: _, ...giuliaToSave } = savedGiulia;

describe('a person as saved', () => {
  it('has nothing that nobody sees, which a pasted text brings along', () => {
    const pasted = {
      ...giulia,
      nome: 'Giulia\u200b',
      email: 'giulia.ferri@example.it\u200b',
      cellulare: '\u202a333 123 4567\u202c',
    };
    const { name, email, phone } = savedOfPerson(pasted);
    expect([name, email, phone]).toEqual(['Giulia', 'giulia.ferri@example.it', '3331234567']);
  });

  it('has the words of the user service', () => {
    const also = { fiscalCode: 'FRRGLI85C67F205B', municipalities: [milan] };
    expect(savedOfPerson(giulia, undefined, also)).toEqual(giuliaToSave);
  });

  it('says when it changes a record that is there, and not otherwise', () => {
    const at = new Date('2026-11-21T10:00:00Z');
    expect(savedOfPerson(giulia, 'p-1', { at })).toMatchObject({
      id: 'p-1',
      updated_at: '2026-11-21T10:00:00.000Z',
    });
    expect(Object.keys(savedOfPerson(giulia))).not.toContain('updated_at');
    expect(Object.keys(savedOfPerson(giulia))).not.toContain('id');
  });

  it.each([
    ['0', 'uomo'],
    ['1', 'donna'],
    [null, ''],
  ])('of the sex %j has the gender %j', (sesso, gender) => {
    expect(savedOfPerson({ ...giulia, sesso }).gender).toBe(gender);
  });

  it('was born at midnight UTC of the day', () => {
    expect(savedOfPerson(giulia).dateOfBirth).toBe('1985-03-27T00:00:00.000Z');
    expect(savedOfPerson({ ...giulia, data_nascita: null }).dateOfBirth).toBe('');
  });

  it('born in Italy is born in the country 13, ITALIA', () => {
    expect(savedOfPerson(giulia)).toMatchObject({
      bornInItaly: true,
      countryOfBirth: { id: 13, value: 'ITALIA' },
    });
  });

  it('born abroad has the state of the list, and no town', () => {
    const left = { ...arben, comune_nascita: 'ROMA (RM)' };
    expect(savedOfPerson(left, undefined, { states: lists.stati ?? [] })).toMatchObject({
      bornInItaly: false,
      countryOfBirth: { id: 28, value: 'Albania' },
      cityOfBirth: null,
    });
  });

  it('born in a state whose list could not be had keeps the name their record has', () => {
    const { countryOfBirth: country } = savedArben;
    const { countryOfBirth } = savedOfPerson(arben, 'p-2', { country });
    expect(countryOfBirth).toEqual({ id: 28, value: 'Albania' });
  });

  it('born in a state that nobody can name has its number, and never a number for a name', () => {
    const country = { id: 29, value: 'Algeria' };
    const { countryOfBirth } = savedOfPerson(arben, 'p-2', { country });
    expect(countryOfBirth).toEqual({ id: 28, value: '' });
  });

  it('has no fiscal code where it is not known, rather than an empty one', () => {
    expect(Object.keys(savedOfPerson(giulia))).not.toContain('fiscalCode');
    expect(Object.keys(savedOfPerson(giulia, 'p-1', { fiscalCode: '' }))).not.toContain(
      'fiscalCode',
    );
  });

  it("has 'Milano (mi)', as typed by hand, as MILANO (MI)", () => {
    const byHand = { ...giulia, comune_nascita: 'Milano (mi)' };
    expect(savedOfPerson(byHand, undefined, { municipalities: [milan] }).cityOfBirth).toEqual(
      milan,
    );
    expect(savedOfPerson(byHand).cityOfBirth).toEqual({ ...milan, id: milan.value });
  });

  it('keeps a town whose code is not known under its name', () => {
    expect(savedOfPerson(giulia).cityOfBirth).toEqual({ id: 'MILANO (MI)', value: 'MILANO (MI)' });
  });

  it.each([
    ['186', '00186'],
    ['00186', '00186'],
    [' 20121 ', '20121'],
    ['', ''],
  ])('with the postal code %j is sent %j', (zip, postalCodeOfResidence) => {
    const home = { ...giulia.indirizzoResidenza_SedeLegale, zip };
    const saved = savedOfPerson({ ...giulia, indirizzoResidenza_SedeLegale: home });
    expect(saved.postalCodeOfResidence).toBe(postalCodeOfResidence);
  });

  it('lives in no town where the line asks for no address', () => {
    const home = { ...giulia.indirizzoResidenza_SedeLegale, city: '' };
    const saved = savedOfPerson({ ...giulia, indirizzoResidenza_SedeLegale: home });
    expect(saved.cityOfResidence).toBeNull();
  });

  it('lives in a street in capitals, is called without spaces around, by a bare phone number', () => {
    const home = { ...giulia.indirizzoResidenza_SedeLegale, street: ' via   roma' };
    const typed = {
      ...giulia,
      nome: ' Giulia ',
      cellulare: '+39 333 123 4567',
      indirizzoResidenza_SedeLegale: home,
    };
    expect(savedOfPerson(typed)).toMatchObject({
      name: 'Giulia',
      address: 'VIA ROMA',
      phone: '3331234567',
    });
  });

  it.each([
    ['born in Italy', savedGiulia],
    ['born abroad', savedArben],
  ])('comes back as it went: %s', (_, saved) => {
    const also = {
      fiscalCode: saved.fiscalCode,
      states: lists.stati ?? [],
      municipalities: [milan],
    };
    const sent = savedOfPerson(personOfSaved(saved, account), saved.id, also);
    expect(savedPerson(JSON.parse(JSON.stringify(sent)))).toEqual(saved);
  });
});

it('asks the code of who was born in Italy with the town and its province', () => {
  expect(fiscalCodeRequest({ ...giulia, nome: ' Giulia ' })).toEqual({
    nome: 'Giulia',
    cognome: 'Ferri',
    data: '1985-03-27',
    sesso: 1,
    comune: 'MILANO',
    provincia: 'MI',
    nazione: 13,
  });
});

it('asks the code of who was born abroad with the state alone, whatever town was left behind', () => {
  expect(fiscalCodeRequest({ ...arben, comune_nascita: 'ROMA (RM)' })).toMatchObject({
    sesso: 0,
    comune: '',
    provincia: '',
    nazione: 28,
  });
});
