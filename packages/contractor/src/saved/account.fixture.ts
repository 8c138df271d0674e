import type { SavedCompany, SavedPerson, User } from '@preventivo/core';

const milan = { id: 'F205', value: 'MILANO (MI)' };

/** Giulia Ferri of Milan. */
export const giulia: SavedPerson = {
  id: 'p-1',
  name: 'Giulia',
  surname: 'Ferri',
  email: 'giulia.ferri@example.it',
  phone: '3331234567',
  gender: 'donna',
  dateOfBirth: '1985-03-27T00:00:00.000Z',
  bornInItaly: true,
  countryOfBirth: { id: 13, value: 'ITALIA' },
  cityOfBirth: milan,
  fiscalCode: 'FRRGLI85C67F205B',
  address: 'VIA ROMA',
  addressNumber: '12/A',
  postalCodeOfResidence: '20021',
  cityOfResidence: { id: 'A940', value: 'BOLLATE (MI)' },
  profession: 'impiegato',
};

/** Her husband, of whom the phone and the house number are not known. */
export const arben: SavedPerson = {
  ...giulia,
  id: 'p-2',
  name: 'Arben',
  surname: 'Hoxha',
  email: 'arben@example.it',
  phone: '33',
  gender: 'uomo',
  dateOfBirth: '1990-12-01T00:00:00.000Z',
  bornInItaly: false,
  countryOfBirth: { id: 28, value: 'Albania' },
  cityOfBirth: null,
  addressNumber: '',
};

/** Giulia's workshop. */
export const ferri: SavedCompany = {
  id: 'c-1',
  legal_name: 'Ferri Serramenti S.r.l.',
  name: 'Ferri Serramenti',
  vat: '00743110157',
  referent_first_name: 'Giulia',
  referent_last_name: 'Ferri',
  referent_email: 'giulia.ferri@example.it',
  referent_phone: '3331234567',
  registered_office_address: 'VIA GARIBALDI, 5, 20021 BOLLATE (MI), ITALIA',
};

/** A workshop whose VAT number lost a digit. */
export const officina: SavedCompany = {
  ...ferri,
  id: 'c-2',
  legal_name: 'Officina Hoxha S.n.c.',
  name: 'Officina Hoxha',
  vat: '0074311015',
};

/** Giulia's account. */
export const account: User = {
  id: 'u-1',
  name: 'Giulia',
  surname: 'Ferri',
  email: 'giulia.ferri@example.it',
  phone: '3331234567',
  sf_account_id: '',
  userData: giulia,
  people: [giulia, arben],
  companies: [ferri, officina],
  vehicles: [],
  privacy: null,
};
