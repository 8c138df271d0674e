import { choice, date, defineLine, policyBlock, text, whole, yesNo } from '@preventivo/core';

/** Liability insurance for a householder, including pets (docs/lines/householder.md). */
export const householder = defineLine({
  id: 'householder',
  title: 'Capofamiglia',
  about: 'I danni che tu, i tuoi familiari e i vostri animali potete causare ad altri.',
  // Two people (Lucide, ISC licence).
  pictogram:
    'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.128a4 4 0 0 1 0 7.744M22 21v-2a4 4 0 0 0-3-3.87M5 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  listing: {
    category: 'home',
    keywords: 'famiglia, figlio, bambino, responsabilità civile, RC, danni a terzi, vicino, colf',
  },
  translations: { en: () => import('./en.ts').then(({ en }) => en) },
  contractor: { types: ['fisica'] },
  block: policyBlock,
  fields: {
    nascita: date({
      label: 'Data di nascita',
      birth: true,
      code: 'NASCITA',
      error: 'Indica la data di nascita',
    }),
    familiari: whole({
      label: 'Quante persone siete in famiglia?',
      counter: true,
      digits: 2,
      limits: { from: 1 },
      code: 'FAMILIARI',
      error: 'Indicare il numero di familiari',
      help: 'Almeno una persona, contando te',
    }),
    animali: yesNo({
      label: 'Hai animali?',
      code: 'ANIMALI',
      error: 'Dicci se hai animali',
    }),
    animali_pericolosi: yesNo({
      label: 'Sono di razze considerate pericolose?',
      code: 'ANIMALI_PERICOLOSI',
      error: 'Dicci se sono di razze considerate pericolose',
    }),
    tipo_animali: choice({
      label: 'Che animali hai?',
      list: 'tipo_animali',
      expected: 8,
      code: 'TIPO_ANIMALI',
      error: 'Scegli che animali hai',
    }),
    altri_animali: text({
      label: 'Quali?',
      code: 'ALTRI_ANIMALI',
      error: 'Scrivi quali animali',
      help: 'Scrivi quali animali, al massimo {to} caratteri',
      max: 100,
    }),
  },
  applies: {
    animali_pericolosi: (v) => v.animali === true,
    tipo_animali: (v) => v.animali === true,
    altri_animali: (v) => v.animali === true && v.tipo_animali === 'altro',
  },
  // The request contains this answer only if the form asks for it. Otherwise its key is missing, not null
  // (docs/rules/wire.md#absent-answers).
  wire: { altri_animali: { absent: undefined } },
  fromContractor: { nascita: (contractor) => contractor.data_nascita },
  pages: [
    { id: 'famiglia', title: 'La tua famiglia', lead: 'Dicci chi vive con te, animali compresi.' },
  ],
});
