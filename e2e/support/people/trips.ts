import type { Page } from '@playwright/test';
import { toWire } from '@preventivo/core/wire';
import { travel } from '@preventivo/line-travel/line';
import {
  adaWith,
  type Answers as Form,
  type Subject,
} from '@preventivo/line-travel/workspace/answers';
import { type Answers, answer } from '../lines/answer.ts';
import { inputsOn } from '../lines/inputs.ts';
import { activePolicy, noPolicy } from '../lines/policies.ts';
import { inDays } from './days.ts';

/** The answers about the coverage period. Their dates depend on the date of the test run. */
const spans = {
  viaggioSingolo: { data_inizio: inDays(5), data_fine: inDays(12), durata: null },
  polizzaAnnuale: { data_inizio: null, data_fine: null, durata: 'giorni30' },
};
export type Span = keyof typeof spans;

/** Valid answers at the limits: minors, the youngest and the oldest traveller, the largest number of children. */
const atLimits: Readonly<Partial<Record<Subject, Partial<Form>>>> = {
  coppia: { eta_assicurato_1: 44, eta_assicurato_2: 17 },
  famiglia: { eta_assicurato_1: 0, eta_assicurato_2: 99, numero_figli: '6' },
  gruppo: { numero_partecipanti: 4, eta_partecipanti: [34, 61, 18, 99] },
};

export interface Trip {
  /** The answers of page 2, in the order of the page. */
  readonly answers: Answers;
  /** `specificData` in the payload. */
  readonly stored: Readonly<Record<string, unknown>>;
  fill(page: Page): Promise<void>;
}

export function trip(
  subject: Subject = 'singolaPersona',
  span: Span = 'viaggioSingolo',
  insured = false,
): Trip {
  const values: Form = {
    ...adaWith(subject),
    ...atLimits[subject],
    ...(insured ? activePolicy : noPolicy),
    ...spans[span],
    tipo_viaggio: span,
    tipo_copertura: ['bagaglio', 'annullamento'],
  };
  const keys = travel.pages.flatMap(({ fields }) => fields);
  // Choose the options in another order than the form's: the order of the stored answer must not depend on it.
  const answers = inputsOn(travel, keys, values, { tipo_copertura: ['annullamento', 'bagaglio'] });
  return { answers, stored: toWire(travel, values), fill: (page) => answer(page, answers) };
}
