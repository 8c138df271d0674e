import type { SavedCompany, SavedPerson, User } from '@preventivo/core';
import { account as giulias, savedArben, savedFerri, savedGiulia } from '@preventivo/core/testing';

export const giulia = savedGiulia;
export const ferri = savedFerri;

/** Her husband, of whom the phone and the house number are not known. */
export const arben: SavedPerson = {
  ...savedArben,
  email: 'arben@example.it',
  phone: '33',
  addressNumber: '',
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
  ...giulias,
  people: [giulia, arben],
  companies: [ferri, officina],
};
