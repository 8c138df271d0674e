import {
  emptyContractor,
  initialValues,
  type Person,
  type PersonContractor,
  person,
} from '@preventivo/core';
import { travel } from 'travel/line';

/** Giulia Ferri, an architect of Milan. */
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

/** Giulia as the contractor of a line. */
export const giuliaAsks: PersonContractor = { ...emptyContractor(['fisica']), persona: giulia };

/** A week in Lisbon for five friends, asked for on 21 November 2026. */
export const lisbon = {
  ...initialValues(travel),
  altriSinistri: false,
  polizzaAttiva: false,
  tipo_viaggio: 'viaggioSingolo',
  data_inizio: '2026-12-01',
  data_fine: '2026-12-08',
  destinazione: 'europa',
  soggetti: 'gruppo',
  numero_partecipanti: 5,
  eta_partecipanti: [41, 39, 36, 44, 52],
  tipo_copertura: ['speseMediche', 'annullamento'],
};
