import { initialValues } from '@preventivo/core';
import { travel } from 'travel/line';

export { giulia, giuliaAsks } from '@preventivo/core/testing';

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
