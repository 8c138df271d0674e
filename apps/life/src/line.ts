import { amount, date, defineLine, policyBlock, whole, yesNo } from '@preventivo/core';

/** Life insurance (docs/lines/life.md). */
export const life = defineLine({
  id: 'life',
  title: 'Vita',
  about: 'Un capitale per chi ami, se un giorno non potrai più pensarci tu.',
  // A hand with a heart (Lucide, ISC licence).
  pictogram:
    'M11 14h2a2 2 0 0 0 0-4h-3c-.6 0-1.1.2-1.4.6L3 16M14.45 13.39l5.05-4.694C20.196 8 21 6.85 21 5.75a2.75 2.75 0 0 0-4.797-1.837.276.276 0 0 1-.406 0A2.75 2.75 0 0 0 11 5.75c0 1.2.802 2.248 1.5 2.946L16 11.95M2 15l6 6M7 20l1.6-1.4c.3-.4.8-.6 1.4-.6h4c1.1 0 2.1-.4 2.8-1.2l4.6-4.4a1 1 0 0 0-2.75-2.91',
  listing: {
    category: 'person',
    keywords: 'morte, mutuo, eredità, risparmio, investimento, famiglia, figlio, futuro',
  },
  translations: { en: () => import('./en.ts').then(({ en }) => en) },
  contractor: { types: ['fisica'] },
  block: policyBlock,
  fields: {
    capitale: amount({
      label: 'Capitale da investire, in euro',
      suffix: '€',
      limits: { from: 1 },
      code: 'CAPITALE',
      error: 'Indicare il capitale da investire',
      help: 'Almeno {from} €',
    }),
    anni_polizza: whole({
      label: 'Per quanti anni?',
      digits: 3,
      limits: { from: 1, to: 100 },
      code: 'ANNI_POLIZZA',
      error: 'Indicare gli anni per cui sarà valida la polizza',
      help: 'Da {from} a {to} anni',
    }),
    data_nascita: date({
      label: 'Data di nascita',
      birth: true,
      code: 'DATA_NASCITA',
      error: 'Indica la data di nascita',
    }),
    fumatore: yesNo({
      label: 'Fumi?',
      code: 'FUMATORE',
      error: 'Indicare se fumatore o no',
      invalid: 'Selezionare un opzione',
    }),
  },
  // The answer is health data, so the ticket hides it.
  sensitive: ['fumatore'],
  fromContractor: { data_nascita: (contractor) => contractor.data_nascita },
  pages: [
    { id: 'polizza', title: 'La tua polizza vita', lead: 'Decidi tu il capitale e la durata.' },
  ],
});
