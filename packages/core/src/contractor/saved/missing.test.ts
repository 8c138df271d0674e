import { describe, expect, it } from 'vitest';
import type { SavedCompany } from '../../http/saved-company.ts';
import { type SavedPerson, savedPerson } from '../../http/saved-person.ts';
import { account, lists, savedArben, savedFerri, savedGiulia, today } from '../people.fixture.ts';
import { missingOfCompany, missingOfPerson } from './missing.ts';

const nobody = { email: '', phone: '' };
const known = { today, lists };
const labels = (change: Partial<SavedPerson>, saved = savedGiulia) =>
  missingOfPerson({ ...saved, ...change }, nobody, [], known).map(({ label }) => label);

describe('missingOfPerson', () => {
  it('missingOfPerson returns an empty list for a complete record, born in Italy or abroad', () => {
    expect(labels({})).toEqual([]);
    expect(labels({}, savedArben)).toEqual([]);
  });

  it('missingOfPerson accepts the short street and the long house number of a Venetian address', () => {
    const home = { address: 'DORSODURO', addressNumber: '3246', postalCodeOfResidence: '30123' };
    const city = { cityOfResidence: { id: 'L736', value: 'VENEZIA (VE)' } };
    expect(labels({ ...home, ...city })).toEqual([]);
    const office = 'DORSODURO, 3246, 30123 VENEZIA (VE), ITALIA';
    const company = { ...savedFerri, registered_office_address: office };
    expect(missingOfCompany(company, nobody, [], known)).toEqual([]);
  });

  it.each(['Milano, MI', 'MILANO MI', 'milano (mi)'])(
    'missingOfPerson accepts the town %s of another back end',
    (value) => {
      const town = { id: 'F205', value };
      expect(labels({ cityOfBirth: town, cityOfResidence: town })).toEqual([]);
    },
  );

  it('missingOfPerson returns every answer for an empty record, in a fixed order', () => {
    const empty = savedPerson({ id: 'p-9' });
    expect(empty && labels({}, empty)).toEqual([
      'Nome',
      'Cognome',
      'Email non valida',
      'Telefono',
      'Indirizzo',
      'Data di nascita',
      'Sesso',
      'Stato di nascita',
      'Professione',
    ]);
  });

  it.each<[string, Partial<SavedPerson>, string]>([
    ['a name of one letter', { name: 'G' }, 'Nome'],
    ['a surname with a digit', { surname: 'F3rri' }, 'Cognome'],
    ['an email without a domain', { email: 'giulia@' }, 'Email non valida'],
    ['a phone that is too short', { phone: '333' }, 'Telefono'],
    ['no street', { address: '' }, 'Indirizzo'],
    ['no house number', { addressNumber: '' }, 'Indirizzo'],
    [
      'no postal code and no town',
      { postalCodeOfResidence: '', cityOfResidence: null },
      'Indirizzo',
    ],
    ['a day that is none', { dateOfBirth: '1985-02-30T00:00:00.000Z' }, 'Data di nascita'],
    ['seventeen years of age', { dateOfBirth: '2009-03-27T00:00:00.000Z' }, 'Data di nascita'],
    ['no sex', { gender: '' }, 'Sesso'],
    ['no birthplace at all', { bornInItaly: null, countryOfBirth: null }, 'Stato di nascita'],
    ['no state abroad', { bornInItaly: false, countryOfBirth: null }, 'Stato di nascita'],
    ['no town in Italy', { cityOfBirth: null }, 'Comune di nascita'],
    [
      'a town without a province',
      { cityOfBirth: { id: 'F205', value: 'MILANO' } },
      'Comune di nascita',
    ],
    ['no profession', { profession: '' }, 'Professione'],
    ['a profession that the list does not know', { profession: 'astronauta' }, 'Professione'],
  ])('missingOfPerson returns the label of a record with %s', (_, change, label) => {
    expect(labels(change)).toEqual([label]);
  });

  it('missingOfPerson returns the control of the first missing part of the address', () => {
    const away = { ...savedGiulia, postalCodeOfResidence: '', addressNumber: '' };
    expect(missingOfPerson(away, nobody, [], known)).toMatchObject([
      { label: 'Indirizzo', control: 'zip' },
    ]);
  });

  it('missingOfPerson accepts the general postal code of a city', () => {
    const general = { ...savedGiulia, postalCodeOfResidence: '20100' };
    expect(missingOfPerson(general, nobody, [], known)).toEqual([]);
  });

  it("missingOfPerson accepts the account's email and phone", () => {
    expect(missingOfPerson({ ...savedGiulia, email: '', phone: '' }, account, [], known)).toEqual(
      [],
    );
  });

  it('missingOfPerson ignores answers that the line does not ask', () => {
    const silent = { ...savedGiulia, profession: '', email: '', phone: '' };
    const hides = ['professione', 'email', 'cellulare'] as const;
    expect(missingOfPerson(silent, nobody, hides, known)).toEqual([]);
  });

  it('missingOfPerson returns the name of the control that asks for the answer', () => {
    expect(missingOfPerson({ ...savedGiulia, addressNumber: '' }, nobody, [], known)).toEqual([
      { code: 'INCOMPLETE_ADDRESS', label: 'Indirizzo', control: 'street_number' },
    ]);
  });
});

describe('missingOfCompany', () => {
  const lacks = (change: Partial<SavedCompany>) =>
    missingOfCompany({ ...savedFerri, ...change }, nobody, [], known).map(({ label }) => label);

  it.each<[string, Partial<SavedCompany>, readonly string[]]>([
    ['nothing', {}, []],
    ['a name', { name: 'Fe' }, ["Nome dell'azienda"]],
    ['a VAT number whose check digit is right', { vat: '00743110158' }, ['Partita IVA']],
    ['a legal name', { legal_name: '' }, ['Ragione sociale']],
    ['an office', { registered_office_address: '' }, ['Indirizzo della sede legale']],
    [
      'a referent',
      { referent_first_name: '', referent_last_name: '' },
      ['Nome del referente', 'Cognome del referente'],
    ],
    ['an email', { referent_email: '' }, ['Email del referente']],
    ['a phone', { referent_phone: '' }, ['Cellulare del referente']],
  ])('missingOfCompany returns the labels of a company that lacks %s', (_, change, expected) => {
    expect(lacks(change)).toEqual(expected);
  });

  it("missingOfCompany accepts the account's email and phone", () => {
    const quiet = { ...savedFerri, referent_email: '', referent_phone: '' };
    expect(missingOfCompany(quiet, account, [], known)).toEqual([]);
  });
});
