import {
  choice,
  choices,
  date,
  defineLine,
  initialValues,
  items,
  type Line,
  policyBlock,
  text,
  whole,
} from '@preventivo/core';
import type { Answers } from '@preventivo/fixtures/answers';
import { backEnd } from '@preventivo/fixtures/back-end';

const age = { label: 'Età {n}', code: 'ETA_BAMBINI', error: "Indicare l'età", digits: 2 };

/** A line with two pages: a day out with children. */
export const outing = defineLine({
  id: 'gita',
  title: 'Gite',
  about: 'Una giornata fuori con i bambini.',
  pictogram: 'M3 12h18',
  contractor: { types: ['fisica'] },
  block: policyBlock,
  fields: {
    giorno: date({
      label: 'Quando partite?',
      hint: 'Tra il {from} e il {to}',
      code: 'GIORNO',
      error: 'Indicare il giorno',
    }),
    mezzo: choice({
      label: 'Come ci andate?',
      list: 'mezzi',
      code: 'MEZZO',
      error: 'Indicare il mezzo',
    }),
    bambini: whole({
      label: 'Quanti bambini?',
      code: 'BAMBINI',
      error: 'Indicare quanti bambini',
      digits: 1,
    }),
    eta_bambini: items({
      label: 'Età dei bambini',
      code: 'ETA_BAMBINI',
      error: "Indicare l'età",
      item: whole(age),
    }),
    pasti: choices({
      label: 'Quali pasti?',
      list: 'pasti',
      code: 'PASTI',
      error: 'Selezionare almeno un pasto',
    }),
    note: text({
      label: 'Note',
      code: 'NOTE',
      error: 'Scrivere almeno 3 lettere',
      min: 3,
      max: 100,
      optional: true,
    }),
  },
  applies: { eta_bambini: (v) => (v.bambini ?? 0) > 0 },
  limits: {
    giorno: () => ({ from: { days: 1 }, to: { months: 1 } }),
    bambini: () => ({ from: 1, to: 5 }),
    eta_bambini: () => ({ from: 3, to: 17 }),
  },
  reacts: {
    bambini: (v) => ({
      eta_bambini: Array.from(
        { length: Math.min(v.bambini ?? 0, 5) },
        (_, at) => v.eta_bambini[at] ?? null,
      ),
    }),
  },
  pages: [
    { id: 'gita', title: 'La gita', fields: ['giorno', 'mezzo'] },
    {
      id: 'bambini',
      title: 'I bambini',
      lead: 'Chi viene con noi.',
      fields: ['bambini', 'eta_bambini', 'pasti', 'note'],
    },
  ],
});

/** The outing for persons and companies. */
export const companyOuting: Line = {
  ...outing,
  contractor: { types: ['fisica', 'giuridica'] },
};

/** The option lists of the outing. */
export const lists = {
  mezzi: [
    { id: 'treno', value: 'In treno' },
    { id: 'auto', value: 'In auto' },
  ],
  pasti: [
    { id: 'pranzo', value: 'Pranzo' },
    { id: 'merenda', value: 'Merenda' },
  ],
};

/** The Ferri family's answers on 21 November 2026. */
export const aDayOut: ReturnType<typeof initialValues<typeof outing.fields>> = {
  ...initialValues(outing),
  altriSinistri: false,
  polizzaAttiva: false,
  giorno: '2026-12-01',
  mezzo: 'treno',
  bambini: 2,
  eta_bambini: [7, 9],
  pasti: ['pranzo', 'merenda'],
  note: 'Portiamo il cane',
};

/** Creates the mock back end of the outing. */
export const outingBackEnd = (answers?: Answers) => backEnd({ line: outing.id, lists, answers });
