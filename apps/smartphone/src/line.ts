import { choice, defineLine, policyBlock, text } from '@preventivo/core';

/** Insurance for a phone or another device (docs/lines/smartphone.md). */
export const smartphone = defineLine({
  id: 'smartphone',
  title: 'Smartphone',
  about: 'Rotture e furto del telefono, del tablet e degli altri dispositivi.',
  // A telephone (Lucide, ISC licence).
  pictogram: 'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM12 18h.01',
  listing: {
    category: 'leisure',
    keywords:
      'cellulare, telefonino, iPhone, iPad, notebook, computer, portatile, smartwatch, console, fotocamera, cuffie, schermo, display, vetro',
  },
  translations: { en: () => import('./en.ts').then(({ en }) => en) },
  contractor: { types: ['fisica', 'giuridica'] },
  block: policyBlock,
  fields: {
    tipologiaApparecchio: choice({
      label: 'Che dispositivo è?',
      list: 'deviceType',
      expected: 8,
      code: 'TIPOLOGIA_APPARECCHIO',
      error: 'Scegli il tipo di dispositivo',
    }),
    brand: text({
      label: 'Marca',
      code: 'BRAND',
      error: 'Indicare la marca',
      invalid: 'Indicare la marca',
      wrong: 'Nome Azienda non valido',
      min: 2,
    }),
    modello: text({
      label: 'Modello',
      hint: 'Per esempio Galaxy S24',
      code: 'MODELLO',
      error: 'Indicare il modello',
      invalid: 'Indicare il modello',
      wrong: 'Nome Modello non valido',
      min: 2,
    }),
    prezzo: choice({
      label: "Quanto l'hai pagato?",
      list: 'devicePurchasePrice',
      expected: 7,
      code: 'PREZZO',
      error: "Scegli quanto l'hai pagato",
    }),
  },
  remote: { brand: (v) => ({ what: 'brand', content: v.brand }) },
  wire: {
    tipologiaApparecchio: { name: 'deviceType' },
    brand: { name: 'deviceBrand' },
    modello: { name: 'deviceModel' },
    prezzo: { name: 'devicePurchasePrice' },
  },
  pages: [
    {
      id: 'dispositivo',
      title: 'Il dispositivo',
      lead: 'Bastano marca, modello e poche risposte.',
    },
  ],
});
