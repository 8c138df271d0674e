import { date, defineLine, joinBlocks, policyBlock, whole, yesNo } from '@preventivo/core';
import { property, valuation } from '@preventivo/property';

/** Sentences of the questions below. */
const sentences = {
  surveyed: "Valore di perizia dell'immobile",
  deed: 'Data presunta di rogito o surroga',
  nowDeed: 'La data di prima era quella di decorrenza: indica quella del rogito o della surroga.',
  nowStart:
    'La data di prima era quella del rogito o della surroga: se vuoi, indica quella di decorrenza.',
};

/** Fire insurance for a building, also for its mortgage (docs/lines/fire.md). */
export const fire = defineLine({
  id: 'fire',
  title: 'Incendio',
  about: "Incendio, scoppio e altri danni all'immobile, anche per il mutuo.",
  // A flame (Lucide, ISC licence).
  pictogram:
    'M8.5 14.5A2.5 2.5 0 0 0 11 12c0-1.38-.5-2-1-3-1.072-2.143-.224-4.054 2-6 .5 2.5 2 4.9 4 6.5 2 1.6 3 3.5 3 5.5a7 7 0 1 1-14 0c0-1.153.433-2.294 1-3a2.5 2.5 0 0 0 2.5 2.5z',
  listing: { category: 'home', keywords: 'mutuo, banca, fabbricato, palazzo, fulmine, gas' },
  translations: { en: () => import('./en.ts').then(({ en }) => en) },
  contractor: { types: ['fisica'] },
  block: joinBlocks(policyBlock, property),
  fields: {
    polizza_mutuo: yesNo({
      label: 'La polizza serve per un mutuo?',
      code: 'POLIZZA_MUTUO',
      error: 'Indicare se la polizza è legata a un mutuo',
    }),
    durata_mutuo: whole({
      label: 'Durata del mutuo, in anni',
      digits: 2,
      limits: { from: 1, to: 99 },
      code: 'DURATA_MUTUO',
      error: 'Indicare la durata del mutuo',
      help: 'Da {from} a {to} anni',
    }),
    valore_perizia: valuation({
      label: "Valore stimato dell'immobile",
      limits: { from: 1 },
      help: 'Almeno {from} €',
    }),
    data_surroga: date({
      label: 'Data di decorrenza nuova polizza',
      hint: 'Tra il {from} e il {to}',
      limits: { from: {}, to: { years: 1 } },
      code: 'DATA_SURROGA',
      error: 'Indicare una data entro un anno da oggi',
    }),
  },
  applies: { durata_mutuo: (v) => v.polizza_mutuo === true },
  optional: { data_surroga: (v) => v.polizza_mutuo !== true },
  sentences,
  texts: {
    valore_perizia: (v) => (v.polizza_mutuo ? { label: sentences.surveyed } : {}),
    data_surroga: (v) => (v.polizza_mutuo ? { label: sentences.deed } : {}),
  },
  // A mortgage changes the meaning of the date, so a change of the answer clears the date.
  reacts: {
    polizza_mutuo: (v, before) =>
      v.polizza_mutuo || before.polizza_mutuo ? { data_surroga: null } : {},
  },
  announcements: {
    data_surroga: (v) => (v.polizza_mutuo ? sentences.nowDeed : sentences.nowStart),
  },
  // The form does not ask about claims, so this answer is always no.
  computed: { altriSinistri: () => false },
  pages: [
    {
      id: 'immobile',
      title: "L'immobile e il mutuo",
      lead: "Parlaci dell'immobile e, se c'è, del mutuo.",
    },
  ],
});
