import { type Consents, noConsents } from '@preventivo/core/consents';
import { addDays, today } from '@preventivo/core/dates';
import { privacyToWire } from '@preventivo/core/wire';
import { sentGiulia } from '@preventivo/fixtures/people';

export { sentRossi as rossi } from '@preventivo/fixtures/people';
/** Giulia, who requests travel insurance. */
export const contractor = sentGiulia;

/** A trip of one week, alone. */
export const trip = {
  sinistriPrecedenti: false,
  polizzaGiaAttiva: false,
  dataScadenza: null,
  tipo_viaggio: 'viaggioSingolo',
  data_inizio: '2026-12-01',
  data_fine: '2026-12-08',
  durata: null,
  destinazione: 'europa',
  soggetti: 'singolaPersona',
  eta: 41,
  eta_assicurato_1: null,
  eta_assicurato_2: null,
  numero_figli: null,
  numero_partecipanti: null,
  eta_partecipanti: null,
  tipo_copertura: 'speseMediche|bagaglio|',
} as const;

const mandatory = { ...noConsents, ivass: true, cgu: true, generale: true };

export const privacy = (consents: Partial<Consents> = {}, openedAt = '2026-11-21T09:58:00.000Z') =>
  privacyToWire({
    consents: { ...mandatory, ...consents },
    openedAt,
    email: contractor.email,
    telefono: contractor.telefono,
    convenzione: 1,
    variant: 'anonymous',
  });

export const submission = {
  contractor,
  specificData: trip,
  privacy: privacy(),
  sfLeadIds: null,
  convenzione: 1,
};

export const storedRequest = {
  id: '4f3c2a1b-0000-4000-8000-000000000000',
  code: 'KMR-4821',
  line: 'travel',
  createdAt: '2026-11-21T10:00:00.000Z',
  keyHash: 'a'.repeat(64),
  payload: { ...submission, language: 'it' },
  recall: null,
};

/**
 * Returns Giulia's request with a trip in three days, for a server with the real clock. The request
 * has every key that a page may send.
 */
export function requestFromNow() {
  const [data_inizio, data_fine] = [addDays(today(), 3), addDays(today(), 10)];
  const source = { utm_source: 'newsletter' };
  return { ...submission, source, specificData: { ...trip, data_inizio, data_fine } };
}
