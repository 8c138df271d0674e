import { choices, date, defineLine, policyBlock, yesNo } from '@preventivo/core';

/** The value sent for no sport. No option offers it. */
const none = 'nessuno';

/** Insurance against injuries (docs/lines/injury.md). */
export const injury = defineLine({
  id: 'injury',
  title: 'Infortuni',
  about: 'Un aiuto concreto quando ti fai male: al lavoro, in casa, facendo sport.',
  // A plaster (Lucide, ISC licence).
  pictogram:
    'M10 10.01h.01M10 14.01h.01M14 10.01h.01M14 14.01h.01M18 6v12M6 6v12M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z',
  listing: {
    category: 'person',
    keywords: 'infortunio, incidente, sport, palestra, calcio, sci, frattura, invalidità, caduta',
  },
  translations: { en: () => import('./en.ts').then(({ en }) => en) },
  contractor: { types: ['fisica'] },
  // The draft contains health data.
  draft: 'tab',
  block: policyBlock,
  fields: {
    data_nascita: date({
      label: 'Data di nascita',
      birth: true,
      code: 'DATA_NASCITA',
      error: 'Indica la data di nascita',
    }),
    problemi_precedenti: yesNo({
      label: 'Hai avuto problemi di salute in passato?',
      code: 'PROBLEMI_PRECEDENTI',
      error: 'Dicci se hai avuto problemi di salute in passato',
    }),
    pratichiSport: yesNo({
      label: 'Pratichi sport?',
      code: 'PRATICHI',
      error: 'Dicci se pratichi sport',
    }),
    sport: choices({
      label: 'Quali sport?',
      hint: 'Anche più di uno',
      list: 'sport',
      expected: 44,
      code: 'SPORT',
      error: 'Selezionare gli sport praticati',
    }),
  },
  applies: { sport: (v) => v.pratichiSport === true },
  options: { sport: (offered) => offered.filter(({ id }) => id !== none) },
  sensitive: ['problemi_precedenti'],
  fromContractor: { data_nascita: (contractor) => contractor.data_nascita },
  wire: { sport: { absent: none } },
  pages: [
    { id: 'salute-e-sport', title: 'Salute e sport', lead: 'Poche risposte, quasi tutte sì o no.' },
  ],
});
