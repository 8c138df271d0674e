import { describe, expect, it } from 'vitest';
import { savedPerson } from '../../http/saved-person.ts';
import { account, arben, giulia, lists, savedArben, savedGiulia } from '../people.fixture.ts';
import { personOfSaved } from './from-saved.ts';
import { fiscalCodeRequest, savedOfPerson } from './to-saved.ts';

const milan = { id: 'F205', value: 'MILANO (MI)' };
const { id: _, ...giuliaToSave } = savedGiulia;

describe("a person's record", () => {
  it('a record has no invisible characters from pasted text', () => {
    const pasted = {
      ...giulia,
      nome: 'Giulia\u200b',
      email: 'giulia.ferri@example.it\u200b',
      cellulare: '\u202a333 123 4567\u202c',
    };
    const { name, email, phone } = savedOfPerson(pasted);
    expect([name, email, phone]).toEqual(['Giulia', 'giulia.ferri@example.it', '3331234567']);
  });

  it('a record has the values that the user service expects', () => {
    const also = { fiscalCode: 'FRRGLI85C67F205B', municipalities: [milan] };
    expect(savedOfPerson(giulia, undefined, also)).toEqual(giuliaToSave);
  });

  it('a record has an update time only when it replaces an existing one', () => {
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
  ])('the record of a person with the sex %j has the gender %j', (sesso, gender) => {
    expect(savedOfPerson({ ...giulia, sesso }).gender).toBe(gender);
  });

  it('a record has the birth date as midnight UTC', () => {
    expect(savedOfPerson(giulia).dateOfBirth).toBe('1985-03-27T00:00:00.000Z');
    expect(savedOfPerson({ ...giulia, data_nascita: null }).dateOfBirth).toBe('');
  });

  it('a person born in Italy has the country 13, ITALIA', () => {
    expect(savedOfPerson(giulia)).toMatchObject({
      bornInItaly: true,
      countryOfBirth: { id: 13, value: 'ITALIA' },
    });
  });

  it('a person born abroad has the state from the list, and no town', () => {
    const left = { ...arben, comune_nascita: 'ROMA (RM)' };
    expect(savedOfPerson(left, undefined, { states: lists.stati ?? [] })).toMatchObject({
      bornInItaly: false,
      countryOfBirth: { id: 28, value: 'Albania' },
      cityOfBirth: null,
    });
  });

  it('a record keeps the stored name of the state of birth when the list of states is unavailable', () => {
    const { countryOfBirth: country } = savedArben;
    const { countryOfBirth } = savedOfPerson(arben, 'p-2', { country });
    expect(countryOfBirth).toEqual({ id: 28, value: 'Albania' });
  });

  it('a record has an empty name for an unknown state, never its number', () => {
    const country = { id: 29, value: 'Algeria' };
    const { countryOfBirth } = savedOfPerson(arben, 'p-2', { country });
    expect(countryOfBirth).toEqual({ id: 28, value: '' });
  });

  it('a record omits an unknown fiscal code instead of sending an empty one', () => {
    expect(Object.keys(savedOfPerson(giulia))).not.toContain('fiscalCode');
    expect(Object.keys(savedOfPerson(giulia, 'p-1', { fiscalCode: '' }))).not.toContain(
      'fiscalCode',
    );
  });

  it("a record stores the town 'Milano (mi)' as MILANO (MI)", () => {
    const byHand = { ...giulia, comune_nascita: 'Milano (mi)' };
    expect(savedOfPerson(byHand, undefined, { municipalities: [milan] }).cityOfBirth).toEqual(
      milan,
    );
    expect(savedOfPerson(byHand).cityOfBirth).toEqual({ ...milan, id: milan.value });
  });

  it('a record stores the name of a town as its code if the code is unknown', () => {
    expect(savedOfPerson(giulia).cityOfBirth).toEqual({ id: 'MILANO (MI)', value: 'MILANO (MI)' });
  });

  it.each([
    ['186', '00186'],
    ['00186', '00186'],
    [' 20121 ', '20121'],
    ['', ''],
  ])('a record stores the postal code %j as %j', (zip, postalCodeOfResidence) => {
    const home = { ...giulia.indirizzoResidenza_SedeLegale, zip };
    const saved = savedOfPerson({ ...giulia, indirizzoResidenza_SedeLegale: home });
    expect(saved.postalCodeOfResidence).toBe(postalCodeOfResidence);
  });

  it('a record has no town of residence if the line asks for no address', () => {
    const home = { ...giulia.indirizzoResidenza_SedeLegale, city: '' };
    const saved = savedOfPerson({ ...giulia, indirizzoResidenza_SedeLegale: home });
    expect(saved.cityOfResidence).toBeNull();
  });

  it('a record has its street in capitals, its name trimmed and a bare phone number', () => {
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
  ])('a record round-trips through the form: %s', (_, saved) => {
    const also = {
      fiscalCode: saved.fiscalCode,
      states: lists.stati ?? [],
      municipalities: [milan],
    };
    const sent = savedOfPerson(personOfSaved(saved, account), saved.id, also);
    expect(savedPerson(JSON.parse(JSON.stringify(sent)))).toEqual(saved);
  });
});

it('fiscalCodeRequest sends the town and its province for people born in Italy', () => {
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

it('fiscalCodeRequest sends only the state for people born abroad, even with a leftover town', () => {
  expect(fiscalCodeRequest({ ...arben, comune_nascita: 'ROMA (RM)' })).toMatchObject({
    sesso: 0,
    comune: '',
    provincia: '',
    nazione: 28,
  });
});
