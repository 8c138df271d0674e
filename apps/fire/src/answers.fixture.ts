import { initialValues, type Values } from '@preventivo/core';
import { fire } from './line.ts';

type Answers = Values<typeof fire.fields>;

/** A house without a mortgage. */
export const house: Answers = {
  ...initialValues(fire),
  polizzaAttiva: false,
  metri_quadri: 180,
  tipo_uso: 'abitazione_proprietario',
  tipo_immobile: 'villa_singola',
  anno_costruzione: '1980_1990',
  isRistrutturato: false,
  indirizzo: {
    search: 'VIA GARIBALDI, 12, 20121 MILANO MI, ITALIA',
    street: 'VIA GARIBALDI',
    street_number: '12',
    zip: '20121',
    city: 'MILANO (MI)',
    is_manual_address: false,
  },
  polizza_mutuo: false,
  valore_perizia: 250_000,
};
/** The same house with a mortgage of 25 years. */
export const mortgaged: Answers = {
  ...house,
  polizza_mutuo: true,
  durata_mutuo: 25,
  data_surroga: '2027-01-15',
};
/** A renovated flat with the same mortgage. */
export const flat: Answers = {
  ...mortgaged,
  tipo_immobile: 'appartamento',
  numero_piani: 5,
  piano_abitazione: 3,
  isRistrutturato: true,
  anno_ristrutturazione: 2015,
};
