import type { SavedCompany } from '../../http/saved-company.ts';
import type { SavedPerson } from '../../http/saved-person.ts';

/** Whose account it is. */
export const account = { email: 'conto@example.it', phone: '3209998877' };

/** Giulia Ferri of Milan as the user service keeps her. */
export const savedGiulia: SavedPerson = {
  id: 'p-1',
  name: 'Giulia',
  surname: 'Ferri',
  email: 'giulia.ferri@example.it',
  phone: '3331234567',
  gender: 'donna',
  dateOfBirth: '1985-03-27T00:00:00.000Z',
  bornInItaly: true,
  countryOfBirth: { id: 13, value: 'ITALIA' },
  cityOfBirth: { id: 'F205', value: 'MILANO (MI)' },
  fiscalCode: 'FRRGLI85C67F205B',
  address: 'VIA ROMA',
  addressNumber: '12/A',
  postalCodeOfResidence: '20121',
  cityOfResidence: { id: 'F205', value: 'MILANO (MI)' },
  profession: 'impiegato',
};

/** Arben Hoxha, born in Albania. */
export const savedArben: SavedPerson = {
  ...savedGiulia,
  id: 'p-2',
  name: 'Arben',
  surname: 'Hoxha',
  gender: 'uomo',
  dateOfBirth: '1990-12-01T00:00:00.000Z',
  bornInItaly: false,
  countryOfBirth: { id: 28, value: 'Albania' },
  cityOfBirth: null,
};

/** Giulia's workshop. */
export const savedFerri: SavedCompany = {
  id: 'c-1',
  legal_name: 'Ferri Serramenti S.r.l.',
  name: 'Ferri Serramenti',
  vat: '00743110157',
  referent_first_name: 'Giulia',
  referent_last_name: 'Ferri',
  referent_email: 'giulia.ferri@example.it',
  referent_phone: '3331234567',
  registered_office_address: 'VIA GARIBALDI, 5, 00184 ROMA (RM), ITALIA',
};
