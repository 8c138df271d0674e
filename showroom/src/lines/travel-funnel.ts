import { initialValues } from '@preventivo/core';
import { giuliaAsks } from '@preventivo/fixtures/people';
import { travel } from '@preventivo/line-travel/line';
import ParticipantAges from '@preventivo/line-travel/participant-ages';
import { lineFunnel } from './line-funnel.tsx';

/** The travel funnel of the stories. */
export const TravelFunnel = lineFunnel(travel, { eta_partecipanti: ParticipantAges });

/** A week in Lisbon for five friends, requested on 21 November 2026. */
const lisbon = {
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
/** A complete draft without consents, which are never stored. */
export const answered = { page: 2, contractor: giuliaAsks, product: lisbon };
