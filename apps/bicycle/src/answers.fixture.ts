import { initialValues, type Values } from '@preventivo/core';
import { bicycle } from './line.ts';

type Answers = Values<typeof bicycle.fields>;

/** A city bicycle for the way to work, without a policy. */
export const commuter: Answers = {
  ...initialValues(bicycle),
  altriSinistri: false,
  polizzaAttiva: false,
  tipo_veicolo: 'bici_citta',
  tipo_parcheggio: 'cantina',
  tipo_utilizzo: 'casa_lavoro',
  gare: false,
  fascia_prezzo: '500_1000',
};
/** A racing bicycle with a policy that expires on 5 December. */
export const racer: Answers = {
  ...commuter,
  altriSinistri: true,
  polizzaAttiva: true,
  scadenzaPolizza: '2026-12-05',
  tipo_veicolo: 'bici_corsa',
  tipo_parcheggio: 'box_privato',
  tipo_utilizzo: 'sport',
  gare: true,
  fascia_prezzo: '2000_3500',
};
