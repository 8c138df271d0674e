import { initialValues } from '../line/initial-values.ts';
import type { Lists } from '../line/option.ts';
import { person } from './person.ts';
import type { Person } from './person-fields.ts';

export const today = '2026-11-21';

export const lists: Lists = {
  stati: [
    { id: '10', value: 'Francia' },
    { id: '13', value: 'Italia' },
    { id: '28', value: 'Albania' },
  ],
  professione: [
    { id: 'impiegato', value: 'Impiegato' },
    { id: 'pensionato', value: 'Pensionato' },
  ],
};

/** Giulia Ferri, born in Milan, who lives there and wrote her address by hand. */
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
  cellulare: '+39 333 123 4567',
  professione: 'impiegato',
};

/** Arben Hoxha, born in Albania, who found his address in the search. */
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
