import type { Page } from '@playwright/test';
import { type Answers, answer } from '../lines/answer.ts';
import { inDays } from './days.ts';

type Stored = Readonly<Record<string, unknown>>;

/** Answers of page 2, and their stored values. */
interface Part {
  readonly answers: Answers;
  readonly stored: Stored;
}

/** The insured travellers. */
export const travellers = {
  singolaPersona: { answers: { eta: '41' }, stored: { eta: 41 } },
  coppia: {
    answers: { eta_assicurato_1: '44', eta_assicurato_2: '17' },
    stored: { eta_assicurato_1: 44, eta_assicurato_2: 17 },
  },
  genitoreConFigli: {
    answers: { eta: '38', numero_figli: '2' },
    stored: { eta: 38, numero_figli: 2 },
  },
  famiglia: {
    answers: { eta_assicurato_1: '0', eta_assicurato_2: '99', numero_figli: '6' },
    stored: { eta_assicurato_1: 0, eta_assicurato_2: 99, numero_figli: 6 },
  },
  gruppo: {
    answers: {
      numero_partecipanti: '4',
      'eta_partecipanti.1': '34',
      'eta_partecipanti.2': '61',
      'eta_partecipanti.3': '18',
      'eta_partecipanti.4': '99',
    },
    stored: { numero_partecipanti: 4, eta_partecipanti: '1:34;2:61;3:18;4:99;' },
  },
} satisfies Record<string, Part>;
export type Subject = keyof typeof travellers;
export const subjects = Object.keys(travellers) as readonly Subject[];

const [leaving, returning] = [inDays(5), inDays(12)];

/** The coverage period. */
export const spans = {
  viaggioSingolo: {
    answers: { data_inizio: leaving, data_fine: returning },
    stored: { data_inizio: leaving, data_fine: returning },
  },
  polizzaAnnuale: { answers: { durata: 'giorni30' }, stored: { durata: 'giorni30' } },
} satisfies Record<string, Part>;
export type Span = keyof typeof spans;

const expiring = inDays(20);
const activePolicy: Part = {
  answers: { altriSinistri: 'true', polizzaAttiva: 'true', scadenzaPolizza: expiring },
  stored: { sinistriPrecedenti: true, polizzaGiaAttiva: true, dataScadenza: expiring },
};
const noPolicy: Part = {
  answers: { altriSinistri: 'false', polizzaAttiva: 'false' },
  stored: { sinistriPrecedenti: false, polizzaGiaAttiva: false, dataScadenza: null },
};

const nothing: Stored = {
  data_inizio: null,
  data_fine: null,
  durata: null,
  eta: null,
  eta_assicurato_1: null,
  eta_assicurato_2: null,
  numero_figli: null,
  numero_partecipanti: null,
  eta_partecipanti: null,
};

export interface Trip {
  /** Page 2, in answering order. */
  readonly answers: Answers;
  /** `specificData` of the payload. */
  readonly stored: Stored;
  fill(page: Page): Promise<void>;
}

export function trip(
  subject: Subject = 'singolaPersona',
  span: Span = 'viaggioSingolo',
  insured = false,
): Trip {
  const policy = insured ? activePolicy : noPolicy;
  const stated = { tipo_viaggio: span, destinazione: 'europa', soggetti: subject };
  const parts: readonly Part[] = [
    policy,
    { answers: stated, stored: stated },
    spans[span],
    travellers[subject],
    // In another order than offered.
    {
      answers: { tipo_copertura: ['annullamento', 'bagaglio'] },
      stored: { tipo_copertura: 'bagaglio|annullamento|' },
    },
  ];
  const answers: Answers = Object.assign({}, ...parts.map((part) => part.answers));
  return {
    answers,
    stored: Object.assign({}, nothing, ...parts.map(({ stored }) => stored)),
    fill: (page) => answer(page, answers),
  };
}
