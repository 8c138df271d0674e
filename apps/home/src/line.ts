import { amount, choice, defineLine, joinBlocks, policyBlock, text, yesNo } from '@preventivo/core';
import { property, valuation } from '@preventivo/property';

/** Insurance for a home and its contents (docs/lines/home.md). */
export const home = defineLine({
  id: 'home',
  title: 'Casa',
  about: 'La casa e le cose che contiene, contro incendio, furto e altri danni.',
  // A house (Lucide, ISC licence).
  pictogram:
    'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .709-1.528l7-5.999a2 2 0 0 1 2.582 0l7 5.999A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
  listing: {
    category: 'home',
    keywords:
      'appartamento, abitazione, villa, affitto, inquilino, mutuo, ladro, allagamento, terremoto, alluvione, garage',
    popular: true,
  },
  translations: { en: () => import('./en.ts').then(({ en }) => en) },
  contractor: { types: ['fisica'] },
  block: joinBlocks(policyBlock, property),
  fields: {
    materiale: choice({
      label: 'Di che materiale è?',
      list: 'materiale',
      expected: 9,
      code: 'MATERIALE',
      error: "Indicare il materiale dell'immobile",
    }),
    altri_materiali: text({
      label: 'Quale materiale?',
      code: 'ALTRI_MATERIALI',
      error: 'Indicare quale materiale',
      help: 'Scrivi quale materiale, al massimo {to} caratteri',
      max: 100,
    }),
    stato_abitazione: choice({
      label: 'In che stato è?',
      list: 'stato_abitazione',
      expected: 6,
      code: 'STATO_ABITAZIONE',
      error: "Indicare lo stato dell'abitazione",
    }),
    abitazione_principale: yesNo({
      label: 'È la tua abitazione principale?',
      code: 'ABITAZIONE_PRINCIPALE',
      error: "Indicare se è l'abitazione principale",
    }),
    sede_lavoro: yesNo({
      label: 'È anche sede di lavoro?',
      code: 'SEDE_LAVORO',
      error: 'Indicare se è anche sede di lavoro',
    }),
    vincolato_belle_arti: yesNo({
      label: 'È vincolata dalle Belle Arti?',
      code: 'VINCOLO_ARTI',
      error: "Indicare se l'immobile è vincolato dalle Belle Arti",
    }),
    valore_perizia: valuation({
      label: 'Valore di perizia',
      limits: { from: 1000 },
      help: 'Almeno {from} €',
    }),
    assicurazione_incendio: yesNo({
      label: 'Vuoi la garanzia incendio?',
      code: 'ASSICURAZIONE_INCENDIO',
      error: 'Indicare se si vuole la garanzia incendio',
    }),
    assicurazione_furto: yesNo({
      label: 'Vuoi la garanzia furto?',
      code: 'ASSICURAZIONE_FURTO',
      error: 'Indicare se si vuole la garanzia furto',
    }),
    valore_beni: amount({
      label: 'Valore dei beni in casa',
      suffix: '€',
      limits: { from: 1 },
      code: 'VALORE_BENI',
      error: 'Indicare il valore dei beni in casa',
      help: 'Almeno {from} €',
    }),
  },
  applies: {
    altri_materiali: (v) => v.materiale === 'altro',
    valore_beni: (v) => v.assicurazione_incendio === true || v.assicurazione_furto === true,
  },
  options: {
    stato_abitazione: (offered, v) =>
      offered.filter(({ id }) => id !== underConstruction || isNew(v)),
  },
  reacts: { anno_costruzione: withOfferedState, isRistrutturato: withOfferedState },
  // The request contains these answers only if the form asks for them. Otherwise their keys are missing, not null
  // (docs/rules/wire.md#absent-answers).
  wire: { altri_materiali: { absent: undefined }, valore_beni: { absent: undefined } },
  save: {
    envelope: null,
    parts: false,
    omits: { isRistrutturato: (carried) => carried.anno_ristrutturazione !== null },
  },
  pages: [
    {
      id: 'casa',
      title: 'La tua casa',
      lead: "Com'è fatta, quando è nata e dove si trova.",
      fields: ['materiale', 'altri_materiali', 'stato_abitazione'],
    },
    {
      id: 'garanzie',
      title: 'Cosa vuoi proteggere',
      lead: 'La casa, le cose che contiene o entrambe.',
    },
  ],
});

interface Building {
  readonly anno_costruzione: string | null;
  readonly isRistrutturato: boolean | null;
}

const underConstruction = 'in_costruzione';

/** Only a new building without a renovation can be under construction. */
const isNew = (v: Building) => v.anno_costruzione === 'dopo2020' && v.isRistrutturato === false;

function withOfferedState(v: Building & { readonly stato_abitazione: string | null }) {
  return v.stato_abitazione === underConstruction && !isNew(v) ? { stato_abitazione: null } : {};
}
