import {
  emptyContractor,
  initialValues,
  type Person,
  type PersonContractor,
  person,
} from '@preventivo/core';

/** The day all tests happen on. */
export const today = '2026-11-21';

/** Giulia Ferri of Milan. */
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

/** Giulia, who asks for herself. @param change what she answers differently */
export const giuliaAsks = (change: Partial<Person> = {}): PersonContractor => ({
  ...emptyContractor(['fisica']),
  persona: { ...giulia, ...change },
});
