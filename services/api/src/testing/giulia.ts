import { type Consents, noConsents } from '@preventivo/core';
import { addDays, today } from '@preventivo/core/dates';
import { privacyToWire } from '@preventivo/core/wire';

/** Giulia Ferri of Milan, who asks for a travel insurance. */
export const contractor = {
  nome: 'Giulia',
  cognome: 'Ferri',
  email: 'giulia.ferri@example.it',
  telefono: '3331234567',
  indirizzoResidenza_SedeLegale: 'VIA ROMA, 12/A, 20121 MILANO (MI), ITALIA',
  sesso: 1,
  dataNascita: '1985-03-27',
  nazionalita: 13,
  comuneNascita: 'MILANO (MI)',
  professione: 'architetto',
} as const;

/** One trip of a week, alone. */
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

/** The privacy part of what she sends. */
export const privacy = (consents: Partial<Consents> = {}, openedAt = '2026-11-21T09:58:00.000Z') =>
  privacyToWire({
    consents: { ...mandatory, ...consents },
    openedAt,
    email: contractor.email,
    telefono: contractor.telefono,
    convenzione: 1,
    variant: 'anonymous',
  });

/** All of it. */
export const submission = {
  contractor,
  specificData: trip,
  privacy: privacy(),
  sfLeadIds: null,
  convenzione: 1,
};

/** Rossi & Figli of Milan, for which Giulia Ferri asks. */
export const rossi = {
  nome: 'Giulia',
  cognome: 'Ferri',
  email: 'g.ferri@rossi.example',
  telefono: '3331234567',
  indirizzoResidenza_SedeLegale: 'VIA ROMA, 12/A, 20121 MILANO (MI), ITALIA',
  nomeAzienda: 'Rossi & Figli',
  pIva: '12345678903',
  ragionSociale: 'Rossi & Figli S.r.l.',
} as const;

/** What Giulia sends to a server whose clock nobody holds: her trip begins in three days. */
export function requestFromNow() {
  const [data_inizio, data_fine] = [addDays(today(), 3), addDays(today(), 10)];
  return { ...submission, specificData: { ...trip, data_inizio, data_fine } };
}
