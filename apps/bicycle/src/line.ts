import { choice, defineLine, policyBlock, yesNo } from '@preventivo/core';

/** Insurance for a bicycle (docs/lines/bicycle.md). */
export const bicycle = defineLine({
  id: 'bicycle',
  title: 'Bicicletta',
  about: 'Furto, danni e responsabilità civile, per la bici di ogni giorno o da gara.',
  // A bicycle (Lucide, ISC licence).
  pictogram:
    'M15 17.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M2 17.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M14 5a1 1 0 1 0 2 0a1 1 0 1 0-2 0M12 17.5V14l-3-3 4-3 2 3h2',
  listing: {
    category: 'vehicles',
    keywords:
      'bici, ebike, mountain bike, MTB, gravel, elettrica, pedalata assistita, cargo bike, tandem, handbike, monopattino, ciclista',
  },
  translations: { en: () => import('./en.ts').then(({ en }) => en) },
  contractor: { types: ['fisica'] },
  block: policyBlock,
  fields: {
    tipo_veicolo: choice({
      label: 'Che bici è?',
      list: 'tipo_veicolo',
      expected: 12,
      code: 'TIPO_VEICOLO',
      error: 'Selezionare la tipologia del mezzo',
    }),
    tipo_parcheggio: choice({
      label: 'Dove la tieni?',
      list: 'tipo_parcheggio',
      expected: 8,
      code: 'TIPO_PARCHEGGIO',
      error: 'Indicare dove viene custodito il mezzo',
    }),
    tipo_utilizzo: choice({
      label: 'Come la usi?',
      list: 'tipo_utilizzo',
      expected: 6,
      code: 'TIPO_UTILIZZO',
      error: 'Indicare il tipo di utilizzo del mezzo',
    }),
    gare: yesNo({
      label: 'Partecipi a gare?',
      code: 'GARE',
      error: 'Indicare se il mezzo è utilizzato nelle competizioni',
    }),
    fascia_prezzo: choice({
      label: 'Quanto vale?',
      list: 'fascia_prezzo',
      expected: 7,
      code: 'FASCIA_PREZZO',
      error: 'Scegli la fascia di prezzo',
    }),
  },
  pages: [
    {
      id: 'bici',
      title: 'La tua bici',
      lead: 'Dicci come la usi. Per il valore basta una fascia.',
    },
  ],
});
