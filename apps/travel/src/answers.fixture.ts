import { initialValues, type Lists, settle } from '@preventivo/core';
import { check } from '@preventivo/core/check';
import { travel } from './line.ts';

/** The date of the tests. */
export const today = '2026-11-21';

const optionsOf = (...ids: readonly string[]) => ids.map((id) => ({ id, value: id }));

export const subjects = [
  'singolaPersona',
  'coppia',
  'genitoreConFigli',
  'famiglia',
  'gruppo',
] as const;
export type Subject = (typeof subjects)[number];

export const lists: Lists = {
  tipoViaggio: optionsOf('viaggioSingolo', 'polizzaAnnuale'),
  tipoDurata: optionsOf('giorni15', 'giorni30'),
  tipoDestinazione: optionsOf('italia', 'europa'),
  tipoPersona: optionsOf(...subjects),
  tipoNumeroFigli: optionsOf('1', '2', '3', '4', '5', '6'),
  tipoCopertura: optionsOf('speseMediche', 'bagaglio', 'annullamento'),
};

export type Answers = ReturnType<typeof initialValues<typeof travel.fields>>;
export const nobody: Answers = initialValues(travel);

/** Returns the answers in the form after a change. */
export const change = (before: Answers, answers: Partial<Answers>): Answers =>
  settle(travel, before, { ...before, ...answers });

/** Ada, 41, flies to Europe alone for ten days and has no other policy. */
export const ada: Answers = {
  ...nobody,
  altriSinistri: false,
  polizzaAttiva: false,
  tipo_viaggio: 'viaggioSingolo',
  data_inizio: '2026-12-01',
  data_fine: '2026-12-11',
  destinazione: 'europa',
  soggetti: 'singolaPersona',
  eta: 41,
  tipo_copertura: ['speseMediche'],
};

/** For each kind of group, the answers about Ada and the people who travel with her. */
export const parties: Readonly<Record<Subject, Partial<Answers>>> = {
  singolaPersona: { eta: 41 },
  coppia: { eta_assicurato_1: 41, eta_assicurato_2: 39 },
  genitoreConFigli: { eta: 41, numero_figli: '2' },
  famiglia: { eta_assicurato_1: 41, eta_assicurato_2: 39, numero_figli: '2' },
  gruppo: { numero_partecipanti: 3, eta_partecipanti: [34, 61, 18] },
};

export const adaWith = (soggetti: Subject): Answers => ({
  ...ada,
  eta: null,
  soggetti,
  ...parties[soggetti],
});

/** A week in Lisbon for five friends. */
export const lisbon: Answers = {
  ...ada,
  data_fine: '2026-12-08',
  eta: null,
  soggetti: 'gruppo',
  numero_partecipanti: 5,
  eta_partecipanti: [41, 39, 36, 44, 52],
  tipo_copertura: ['speseMediche', 'annullamento'],
};

/** Returns the failures, each with its control and its messages. */
export const refused = (answers: Answers, keys?: readonly string[]) =>
  check(travel, answers, { today, lists, ...(keys && { keys }) });

/** Returns the names of the invalid controls. */
export const marked = (answers: Answers) => refused(answers).map(({ control }) => control);
