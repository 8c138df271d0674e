import { choices, date, defineLine, policyBlock, yesNo } from '@preventivo/core';

/** The wire value for no sport. It is no option. */
const none = 'nessuno';

/** Insurance against injuries (docs/lines/injury.md). */
export const injury = defineLine({
  id: 'injury',
  title: 'Infortuni',
  about: 'Un aiuto concreto quando ti fai male: al lavoro, in casa, facendo sport.',
  // A plaster.
  pictogram:
    'M2.6 16.5a3.4 3.4 0 0 0 4.9 4.9L21.4 7.5a3.4 3.4 0 0 0-4.9-4.9zM8.6 10.5l4.9 4.9M10.5 8.6l4.9 4.9M12 10.6v.01M12 13.4v.01M10.6 12h.01M13.4 12h.01',
  listing: {
    category: 'person',
    keywords: 'infortunio, incidente, sport, palestra, calcio, sci, frattura, invalidità, caduta',
  },
  translations: { en: () => import('./en.ts').then(({ en }) => en) },
  contractor: { types: ['fisica'] },
  // The draft contains health data, so it must not stay on the device.
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
