import {
  choice,
  choices,
  date,
  defineLine,
  fill,
  indexedPairs,
  items,
  policyBlock,
  whole,
} from '@preventivo/core';
import { type Day, isWholeDay } from '@preventivo/italian';

/** Minimum and maximum age, in years, of a person who travels alone, with children or in a group. */
const adult = { from: 18, to: 99 };
const anyAge = { from: 0, to: 99 };
const groupSize = { from: 3, to: 9, clamp: true };

const age = {
  code: 'ETA',
  error: "Indicare l'età",
  help: 'Da {from} a {to} anni',
  digits: 2,
};

/** Sentences of the questions below. */
const sentences = {
  departureFirst: 'Scegli prima la partenza',
  agesGone: 'Età richieste: {n}. Le altre sono state tolte.',
};

/** Travel insurance, for a single trip or a year (docs/lines/travel.md). */
export const travel = defineLine({
  id: 'travel',
  title: 'Viaggi',
  about: 'Spese mediche, bagaglio e annullamento, per un viaggio o un anno.',
  // An aeroplane (Lucide, ISC licence).
  pictogram:
    'M17.8 19.2 16 11l3.5-3.5C21 6 21.5 4 21 3c-1-.5-3 0-4.5 1.5L13 8 4.8 6.2c-.5-.1-.9.1-1.1.5l-.3.5c-.2.5-.1 1 .3 1.3L9 12l-2 3H4l-1 1 3 2 2 3 1-1v-3l3-2 3.5 5.3c.3.4.8.5 1.3.3l.5-.2c.4-.3.6-.7.5-1.2z',
  listing: {
    category: 'leisure',
    keywords: 'vacanza, volo, aereo, estero, ferie, crociera, valigia, gita, turista, sci',
    popular: true,
  },
  translations: { en: () => import('./en.ts').then(({ en }) => en) },
  contractor: { types: ['fisica'] },
  block: policyBlock,
  fields: {
    tipo_viaggio: choice({
      label: 'Che copertura cerchi?',
      list: 'tipoViaggio',
      code: 'TIPO_VIAGGIO',
      error: 'Scegli il tipo di viaggio',
    }),
    data_inizio: date({
      label: 'Partenza',
      hint: 'Tra il {from} e il {to}',
      limits: { from: { days: 1 }, to: { months: 1 } },
      code: 'DATA_INIZIO',
      error: 'Indica la data di partenza',
      help: 'Una data tra il {from} e il {to}',
    }),
    data_fine: date({
      label: 'Ritorno',
      hint: 'Tra il {from} e il {to}',
      // `days` counts from the first valid return, which is the day after the departure.
      near: [
        { days: 6, text: '7 giorni dopo' },
        { days: 13, text: '14 giorni dopo' },
      ],
      beside: true,
      code: 'DATA_FINE',
      error: 'Indica la data di ritorno',
      help: 'Una data tra il {from} e il {to}',
    }),
    durata: choice({
      label: 'Durata massima di ogni viaggio',
      list: 'tipoDurata',
      code: 'DURATA',
      error: 'Scegli la durata',
    }),
    destinazione: choice({
      label: 'Dove vai?',
      list: 'tipoDestinazione',
      code: 'DESTINAZIONE',
      error: 'Scegli dove vai',
    }),
    soggetti: choice({
      label: 'Chi parte?',
      list: 'tipoPersona',
      code: 'SOGGETTI',
      error: 'Scegli chi parte',
    }),
    eta: whole({ ...age, label: 'Età', limits: adult }),
    eta_assicurato_1: whole({
      ...age,
      label: 'Età della prima persona',
      limits: anyAge,
      code: 'ETA_ASSICURATO_1',
    }),
    eta_assicurato_2: whole({
      ...age,
      label: 'Età della seconda persona',
      limits: anyAge,
      code: 'ETA_ASSICURATO_2',
      beside: true,
    }),
    numero_figli: choice({
      label: 'Quanti figli?',
      list: 'tipoNumeroFigli',
      numeric: true,
      code: 'NUMERO_FIGLI',
      error: 'Scegli il numero di figli',
    }),
    numero_partecipanti: whole({
      label: 'Quanti siete?',
      hint: 'Da {from} a {to} persone',
      limits: groupSize,
      counter: true,
      digits: 1,
      code: 'NUMERO_PARTECIPANTI',
      error: 'Indica quanti siete',
    }),
    eta_partecipanti: items({
      label: 'Età dei partecipanti',
      beside: true,
      code: 'ETA_PARTECIPANTI',
      error: "Indicare l'età",
      item: whole({
        ...age,
        label: 'Età partecipante {n}',
        limits: adult,
        code: 'ETA_PARTECIPANTI',
        error: "Indica l'età del partecipante {n}",
      }),
    }),
    tipo_copertura: choices({
      label: 'Quali coperture vuoi?',
      hint: 'Anche più di una',
      list: 'tipoCopertura',
      code: 'TIPO_COPERTURA',
      error: 'Scegli almeno una copertura',
    }),
  },
  applies: {
    data_inizio: (v) => v.tipo_viaggio === 'viaggioSingolo',
    data_fine: (v) => v.tipo_viaggio === 'viaggioSingolo',
    durata: (v) => v.tipo_viaggio === 'polizzaAnnuale',
    eta: (v) => v.soggetti === 'singolaPersona' || v.soggetti === 'genitoreConFigli',
    eta_assicurato_1: (v) => v.soggetti === 'coppia' || v.soggetti === 'famiglia',
    eta_assicurato_2: (v) => v.soggetti === 'coppia' || v.soggetti === 'famiglia',
    numero_figli: (v) => v.soggetti === 'genitoreConFigli' || v.soggetti === 'famiglia',
    numero_partecipanti: (v) => v.soggetti === 'gruppo',
    // The form asks for the ages when the size of the group is valid. While the user changes the size, it keeps the
    // ages.
    eta_partecipanti: (v) =>
      v.soggetti === 'gruppo' &&
      (isGroupSize(v.numero_partecipanti) || v.eta_partecipanti.length > 0),
  },
  limits: {
    data_fine: (v) => ({
      from: { day: v.data_inizio, days: 1 },
      to: { day: v.data_inizio, months: 1 },
    }),
  },
  texts: {
    data_fine: (v) => (isWholeDay(v.data_inizio) ? {} : { hint: sentences.departureFirst }),
  },
  checks: [
    {
      controls: ['eta_assicurato_1', 'eta_assicurato_2'],
      help: 'Almeno una persona deve avere 18 anni',
      holds: (v) => Math.max(v.eta_assicurato_1 ?? 0, v.eta_assicurato_2 ?? 0) >= adult.from,
    },
    {
      controls: ['eta_partecipanti'],
      holds: (v) => v.eta_partecipanti.length === v.numero_partecipanti,
    },
  ],
  reacts: {
    data_inizio: (v) => (returnsTooEarly(v) ? { data_fine: null } : {}),
    numero_partecipanti: (v) =>
      isGroupSize(v.numero_partecipanti)
        ? { eta_partecipanti: resized(v.eta_partecipanti, v.numero_partecipanti) }
        : {},
  },
  announcements: {
    eta_partecipanti: ({ eta_partecipanti: now }, { eta_partecipanti: before }) =>
      now.length < before.length ? fill(sentences.agesGone, { n: now.length }) : null,
  },
  sentences,
  wire: { eta_partecipanti: indexedPairs },
  pages: [
    { id: 'viaggio', title: 'Il tuo viaggio', lead: 'Dicci dove vai, con chi e per quanto.' },
  ],
});

/** Whether the return is on the day of the departure or earlier. False if one of the two dates is incomplete. */
function returnsTooEarly(v: { data_inizio: Day | null; data_fine: Day | null }): boolean {
  return isWholeDay(v.data_inizio) && isWholeDay(v.data_fine) && v.data_fine <= v.data_inizio;
}

function isGroupSize(size: number | null): size is number {
  return size !== null && size >= groupSize.from && size <= groupSize.to;
}

/** Returns a list with one age per traveller. A smaller size removes the last ages. */
function resized(ages: readonly (number | null)[], size: number): (number | null)[] {
  return Array.from({ length: size }, (_, index) => ages[index] ?? null);
}
