import { initialValues } from '../answers/initial-values.ts';
import type { SavedCompany } from '../http/saved-company.ts';
import type { SavedPerson } from '../http/saved-person.ts';
import type { User } from '../http/user.ts';
import type { Lists } from '../table/option.ts';
import type { Person } from '../table/person.ts';
import type { Company } from './company.ts';
import { type CompanyContractor, emptyContractor, type PersonContractor } from './contractor.ts';
import { person } from './person.ts';

// The people of all packages' tests, stories and fixtures, exported from ./testing.

/** The date in all tests, `YYYY-MM-DD`. */
export const today = '2026-11-21';

/** Short versions of the option lists that the contractor's page uses. */
export const lists: Lists = {
  stati: [
    { id: '10', value: 'Francia' },
    { id: '13', value: 'Italia' },
    { id: '28', value: 'Albania' },
  ],
  professione: [
    { id: 'architetto', value: 'Architetto' },
    { id: 'pensionato', value: 'Pensionato' },
  ],
};

/** Giulia Ferri, an architect who was born and lives in Milan and typed her address by hand. */
export const giulia: Person = {
  ...initialValues(person),
  nome: 'Giulia',
  cognome: 'Ferri',
  sesso: '1',
  data_nascita: '1985-03-27',
  natoInItalia: true,
  comune_nascita: 'MILANO (MI)',
  indirizzoResidenza_SedeLegale: {
    search: '',
    street: 'Via Roma',
    street_number: '12/A',
    zip: '20121',
    city: 'MILANO (MI)',
    is_manual_address: true,
  },
  email: 'giulia.ferri@example.it',
  cellulare: '333 1234567',
  professione: 'architetto',
};

/** Arben Hoxha, Giulia's husband, born in Albania, who chose his address from the search. */
export const arben: Person = {
  ...giulia,
  nome: 'Arben',
  cognome: 'Hoxha',
  sesso: '0',
  data_nascita: '1990-12-01',
  natoInItalia: false,
  stato_nascita: '28',
  comune_nascita: '',
  indirizzoResidenza_SedeLegale: {
    search: 'VIA ROMA, 12, 20121 MILANO MI, ITALIA',
    street: 'VIA ROMA',
    street_number: '12',
    zip: '20121',
    city: 'MILANO (MI)',
    is_manual_address: false,
  },
  email: 'arben@example.it',
  cellulare: '3479876543',
};

/** Enrico Ferri, Giulia's father, who lives with her and has neither an email nor a phone. */
export const enrico: Person = {
  ...giulia,
  nome: 'Enrico',
  sesso: '0',
  data_nascita: '1952-11-03',
  email: '',
  cellulare: '',
};

/** Rossi & Figli, a company in Milan, with Giulia Ferri as its contact person (referent). */
export const rossi: Company = {
  nomeAzienda: 'Rossi & Figli',
  pIva: 'IT 12345678903',
  ragioneSociale: 'Rossi & Figli S.r.l.',
  indirizzoResidenza_SedeLegale: giulia.indirizzoResidenza_SedeLegale,
  nome: 'Giulia',
  cognome: 'Ferri',
  email: 'g.ferri@rossi.example',
  cellulare: '+39 333 1234567',
};

/** A person who asks for herself. */
export const giuliaAsks: PersonContractor = { ...emptyContractor(['fisica']), persona: giulia };
/** A company that asks for a quote. */
export const rossiAsks: CompanyContractor = { ...emptyContractor(['giuridica']), azienda: rossi };

/** Giulia's record in the user service. */
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
  profession: 'architetto',
};

/** Arben's record in the user service. */
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

/** Enrico's record, which has little more than the address. */
export const savedEnrico: SavedPerson = {
  ...savedGiulia,
  id: 'p-3',
  name: enrico.nome,
  email: '',
  phone: '',
  gender: 'uomo',
  dateOfBirth: `${enrico.data_nascita}T00:00:00.000Z`,
  cityOfBirth: null,
  fiscalCode: '',
  profession: '',
};

/** The record of Giulia's workshop in the user service. */
export const savedFerri: SavedCompany = {
  id: 'c-1',
  legal_name: 'Ferri Serramenti S.r.l.',
  name: 'Ferri Serramenti',
  vat: '00743110157',
  referent_first_name: 'Giulia',
  referent_last_name: 'Ferri',
  referent_email: 'giulia.ferri@example.it',
  referent_phone: '3331234567',
  registered_office_address: 'VIA GARIBALDI, 5, 20121 MILANO (MI), ITALIA',
};

/** Giulia's account in the user service. */
export const account: User = {
  id: 'u-1',
  name: 'Giulia',
  surname: 'Ferri',
  email: 'giulia.ferri@example.it',
  phone: '3331234567',
  sf_account_id: '',
  userData: savedGiulia,
  people: [savedGiulia, savedArben],
  companies: [savedFerri],
  vehicles: [],
  privacy: null,
};
/** Giulia's password. */
export const secret = 'Girasole7!';

const where = {
  indirizzoResidenza_SedeLegale: 'VIA ROMA, 12/A, 20121 MILANO (MI), ITALIA',
} as const;

/** Giulia as the `contractor` of a quote request. */
export const sentGiulia = {
  nome: 'Giulia',
  cognome: 'Ferri',
  email: 'giulia.ferri@example.it',
  telefono: '3331234567',
  ...where,
  sesso: 1,
  dataNascita: '1985-03-27',
  nazionalita: 13,
  comuneNascita: 'MILANO (MI)',
  professione: 'architetto',
} as const;

/** Rossi & Figli as the `contractor` of a quote request. */
export const sentRossi = {
  nome: 'Giulia',
  cognome: 'Ferri',
  email: 'g.ferri@rossi.example',
  telefono: '3331234567',
  ...where,
  nomeAzienda: 'Rossi & Figli',
  pIva: '12345678903',
  ragionSociale: 'Rossi & Figli S.r.l.',
} as const;
