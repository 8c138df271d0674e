import type { Person, PersonContractor, SavedCompany, SavedPerson, User } from '@preventivo/core';
import {
  giulia,
  giuliaAsks,
  account as hers,
  savedArben as husband,
  rossi,
  savedFerri,
  savedGiulia,
} from '@preventivo/core/testing';

export { arben, rossiAsks, today } from '@preventivo/core/testing';
export { giulia, giuliaAsks, rossi, savedFerri, savedGiulia };

/** Giulia as a contractor. @param change what she answers differently */
export const giuliaWith = (change: Partial<Person>): PersonContractor => ({
  ...giuliaAsks,
  persona: { ...giulia, ...change },
});

/** Enrico Ferri, her father, who lives with her; he has neither an email nor a phone. */
export const enrico: Person = {
  ...giulia,
  nome: 'Enrico',
  sesso: '0',
  data_nascita: '1952-11-03',
  email: '',
  cellulare: '',
};

const where = {
  indirizzoResidenza_SedeLegale: 'VIA ROMA, 12/A, 20121 MILANO (MI), ITALIA',
} as const;

/** Giulia as the `contractor` of a request. */
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

/** Rossi & Figli as the `contractor` of a request. */
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

/** Arben, Giulia's husband, of whom the phone and the house number are not known. */
export const savedArben: SavedPerson = {
  ...husband,
  email: 'arben@example.it',
  phone: '33',
  addressNumber: '',
};

/** Enrico, of whom hardly more than the address is known. */
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

/** A workshop whose VAT number lost a digit. */
export const officina: SavedCompany = {
  ...savedFerri,
  id: 'c-2',
  legal_name: 'Officina Hoxha S.n.c.',
  name: 'Officina Hoxha',
  vat: '0074311015',
};

/** Giulia's account. */
export const account: User = {
  ...hers,
  people: [savedGiulia, savedArben],
  companies: [savedFerri, officina],
};
/** What she logs in with. */
export const secret = 'Girasole7!';

/** Her house in the hills, which fire and home ask the same about. */
export const villa = {
  metri_quadri: 180,
  tipo_uso: 'casa_vacanze',
  tipo_immobile: 'villa_singola',
  anno_costruzione: '1980_1990',
  isRistrutturato: true,
  anno_ristrutturazione: 2015,
  indirizzo: {
    search: '',
    street: 'Via Langa',
    street_number: '3',
    zip: '12051',
    city: 'ALBA (CN)',
    is_manual_address: false,
  },
};
