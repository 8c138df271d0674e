import type { Page } from '@playwright/test';
import { type Day, inDays } from './days.ts';
import { choose, write, writeDay } from './visitor.ts';

type Stored = Readonly<Record<string, unknown>>;

/** The answers of page 2, by the kind of control, and what is stored of them. */
interface Answers {
  readonly chosen?: Readonly<Record<string, string>>;
  readonly days?: Readonly<Record<string, Day>>;
  readonly written?: Readonly<Record<string, string>>;
  readonly stored: Stored;
}

/** Who goes along. */
export const travellers = {
  singolaPersona: { written: { eta: '41' }, stored: { eta: 41 } },
  coppia: {
    written: { eta_assicurato_1: '44', eta_assicurato_2: '17' },
    stored: { eta_assicurato_1: 44, eta_assicurato_2: 17 },
  },
  genitoreConFigli: {
    written: { eta: '38' },
    chosen: { numero_figli: '2' },
    stored: { eta: 38, numero_figli: 2 },
  },
  famiglia: {
    written: { eta_assicurato_1: '0', eta_assicurato_2: '99' },
    chosen: { numero_figli: '6' },
    stored: { eta_assicurato_1: 0, eta_assicurato_2: 99, numero_figli: 6 },
  },
  gruppo: {
    written: {
      numero_partecipanti: '4',
      'eta_partecipanti.1': '34',
      'eta_partecipanti.2': '61',
      'eta_partecipanti.3': '18',
      'eta_partecipanti.4': '99',
    },
    stored: { numero_partecipanti: 4, eta_partecipanti: '1:34;2:61;3:18;4:99;' },
  },
} satisfies Record<string, Answers>;
export type Subject = keyof typeof travellers;
export const subjects = Object.keys(travellers) as readonly Subject[];

const [leaving, returning] = [inDays(5), inDays(12)];

/** What is covered. */
export const spans = {
  viaggioSingolo: {
    days: { data_inizio: leaving, data_fine: returning },
    stored: { data_inizio: leaving, data_fine: returning },
  },
  polizzaAnnuale: { chosen: { durata: 'giorni30' }, stored: { durata: 'giorni30' } },
} satisfies Record<string, Answers>;
export type Span = keyof typeof spans;

const expiring = inDays(20);
const activePolicy: Answers = {
  chosen: { altriSinistri: 'true', polizzaAttiva: 'true' },
  days: { scadenzaPolizza: expiring },
  stored: { sinistriPrecedenti: true, polizzaGiaAttiva: true, dataScadenza: expiring },
};
const noPolicy: Answers = {
  chosen: { altriSinistri: 'false', polizzaAttiva: 'false' },
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
  /** `specificData` of the payload. */
  readonly stored: Stored;
  /** Answers the questions of page 2. */
  fill(page: Page): Promise<void>;
}

export function trip(
  subject: Subject = 'singolaPersona',
  span: Span = 'viaggioSingolo',
  insured = false,
): Trip {
  const policy = insured ? activePolicy : noPolicy;
  const stated = { tipo_viaggio: span, destinazione: 'europa', soggetti: subject };
  const parts: readonly Answers[] = [
    policy,
    { chosen: stated, stored: stated },
    spans[span],
    travellers[subject],
  ];
  return {
    stored: Object.assign({}, nothing, ...parts.map(({ stored }) => stored), {
      tipo_copertura: 'bagaglio|annullamento|',
    }),
    fill: async (page) => {
      for (const part of parts) await answer(page, part);
      // In another order than they are offered.
      for (const cover of ['annullamento', 'bagaglio']) await choose(page, 'tipo_copertura', cover);
    },
  };
}

async function answer(page: Page, { chosen = {}, days = {}, written = {} }: Answers) {
  for (const [name, value] of Object.entries(chosen)) await choose(page, name, value);
  for (const [name, day] of Object.entries(days)) await writeDay(page, name, day);
  for (const [name, text] of Object.entries(written)) await write(page, name, text);
}
