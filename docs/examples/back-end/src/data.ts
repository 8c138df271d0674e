import type { Lists } from '@preventivo/core';
import type { Town } from './towns.ts';

// A small part of the data, for a first try. Replace it with your own lists and the register of all towns.

export const lists: Lists = {
  // Page 1.
  stati: [
    { id: '9', value: 'Francia' },
    { id: '7', value: 'Germania' },
    { id: '12', value: 'Svizzera' },
  ],
  professione: [
    { id: 'architetto', value: 'Architetto' },
    { id: 'insegnante', value: 'Insegnante' },
    { id: 'studente', value: 'Studente' },
  ],
  // The questions of the trip.
  tipoViaggio: [
    { id: 'viaggioSingolo', value: 'Viaggio singolo' },
    { id: 'polizzaAnnuale', value: 'Polizza annuale' },
  ],
  tipoDurata: [
    { id: 'giorni15', value: 'Fino a 15 giorni' },
    { id: 'giorni30', value: 'Fino a 30 giorni' },
  ],
  tipoDestinazione: [
    { id: 'italia', value: 'Italia' },
    { id: 'europa', value: 'Europa e Paesi del Mediterraneo' },
    { id: 'mondo', value: 'Mondo' },
  ],
  tipoPersona: [
    { id: 'singolaPersona', value: 'Singola persona' },
    { id: 'coppia', value: 'Coppia' },
    { id: 'genitoreConFigli', value: 'Genitore con figli' },
    { id: 'famiglia', value: 'Famiglia' },
    { id: 'gruppo', value: 'Gruppo' },
  ],
  tipoNumeroFigli: [
    { id: '1', value: '1 figlio' },
    { id: '2', value: '2 figli' },
  ],
  tipoCopertura: [
    { id: 'speseMediche', value: 'Spese mediche' },
    { id: 'bagaglio', value: 'Bagaglio' },
  ],
};

export const towns: readonly Town[] = [
  { id: 'A794', value: 'BERGAMO (BG)', postalCodes: ['24121', '24122', '24123'] },
  { id: 'F205', value: 'MILANO (MI)', postalCodes: ['20121', '20122', '20123'] },
  { id: 'H501', value: 'ROMA (RM)', postalCodes: ['00118', '00184', '00185'] },
];
