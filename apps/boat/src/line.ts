import { amount, choice, defineLine, plate, policyBlock, text, whole } from '@preventivo/core';
import { yearOf } from '@preventivo/italian';
import { warningAboutRegistration, warningAboutSerial, warningTexts } from './warnings.ts';

const engine = [
  'kw',
  'cavalli',
  'matricola',
  'anno',
  'alimentazione',
  'marca',
  'ormeggio',
  'utilizzo',
] as const;

/** Sentences of the questions and warnings below. */
const sentences = { ...warningTexts, combination: 'Combinazione non valida' };

/** Insurance for a boat or for its engine alone, for a person or a company (docs/lines/boat.md). */
export const boat = defineLine({
  id: 'boat',
  title: 'Barca',
  about: 'La tua imbarcazione, scafo e motore, o il motore soltanto.',
  // A sailing boat (Lucide, ISC licence).
  pictogram:
    'M10 2v15M7 22a4 4 0 0 1-4-4 1 1 0 0 1 1-1h16a1 1 0 0 1 1 1 4 4 0 0 1-4 4zM9.159 2.46a1 1 0 0 1 1.521-.193l9.977 8.98A1 1 0 0 1 20 13H4a1 1 0 0 1-.824-1.567z',
  listing: {
    category: 'vehicles',
    keywords:
      "gommone, fuoribordo, natante, yacht, vela, catamarano, houseboat, moto d'acqua, nautica, mare, lago",
  },
  translations: { en: () => import('./en.ts').then(({ en }) => en) },
  contractor: { types: ['fisica', 'giuridica'] },
  block: policyBlock,
  fields: {
    tipoPolizza: choice({
      label: 'Cosa vuoi assicurare?',
      list: 'Boat_Category',
      expected: 2,
      code: 'TIPO_POLIZZA',
      error: 'Scegli cosa vuoi assicurare',
    }),
    lunghezza: amount({
      label: 'Lunghezza, in metri',
      suffix: 'm',
      decimals: 1,
      hint: 'Per esempio 7,5',
      limits: { from: 1 },
      code: 'LUNGHEZZA',
      error: 'Scrivi la lunghezza',
      help: 'Almeno {from} metro',
    }),
    peso: amount({
      label: 'Peso, in tonnellate',
      suffix: 't',
      hint: 'Per esempio 2,35',
      beside: true,
      limits: { from: 0.01 },
      code: 'PESO',
      error: 'Scrivi il peso',
      help: 'Almeno {from} tonnellate',
    }),
    targa: plate({
      label: 'Targa o numero di iscrizione',
      hint: 'Scrivi NATANTE se non è immatricolata',
      variant: 'neutra',
      code: 'TARGA_BARCA',
      error: 'Scrivi la targa',
      invalid: 'Targa non valida',
      help: 'Da {from} a {to} caratteri',
      min: 6,
      max: 10,
      warning: warningAboutRegistration,
    }),
    nome: text({
      label: 'Nome della barca',
      code: 'NOME_BARCA',
      error: 'Scrivi il nome della barca',
      max: 100,
    }),
    porto: text({
      label: 'Porto',
      hint: 'Dove la barca è iscritta o tenuta di solito',
      code: 'PORTO',
      error: 'Scrivi il porto',
      max: 100,
    }),
    costruttore: text({
      label: 'Costruttore dello scafo',
      code: 'COSTRUTTORE',
      error: 'Scrivi il costruttore',
      max: 100,
    }),
    trasportati: whole({
      label: 'Persone trasportabili',
      counter: true,
      digits: 3,
      limits: { from: 1 },
      code: 'TRASPORTATI',
      error: 'Indica quante persone può trasportare',
      help: 'Almeno una persona',
    }),
    kw: amount({
      label: 'Potenza, in kW',
      suffix: 'kW',
      limits: { from: 1 },
      code: 'KW',
      error: 'Scrivi la potenza',
      help: 'Almeno {from} kW',
    }),
    cavalli: amount({
      label: 'Potenza, in CV',
      suffix: 'CV',
      beside: true,
      limits: { from: 1 },
      code: 'CAVALLI',
      error: 'Scrivi la potenza in CV',
      help: 'Almeno {from} CV',
    }),
    matricola: text({
      label: 'Numero di matricola',
      hint: 'Oppure il CIN, almeno 6 caratteri',
      code: 'MATRICOLA',
      error: 'Scrivi la matricola o il CIN',
      help: 'Almeno {from} caratteri',
      min: 6,
      max: 100,
      warning: warningAboutSerial,
    }),
    anno: whole({
      label: 'Anno di costruzione del motore',
      digits: 4,
      code: 'ANNO_MOTORE',
      error: "Scrivi l'anno del motore",
      help: 'Dal {from} al {to}',
    }),
    alimentazione: choice({
      label: 'Alimentazione',
      list: 'Boat_Engine_Supply',
      expected: 6,
      code: 'ALIMENTAZIONE_MOTORE',
      error: "Scegli l'alimentazione",
    }),
    marca: text({
      label: 'Marca',
      code: 'MARCA_MOTORE',
      error: 'Scrivi la marca',
      max: 100,
    }),
    ormeggio: choice({
      label: 'Regione di ormeggio',
      list: 'Boat_Station_Region',
      expected: 21,
      code: 'ORMEGGIO',
      error: 'Scegli la regione di ormeggio',
    }),
    utilizzo: choice({
      label: 'Uso principale',
      list: 'Boat_Main_Usage',
      expected: 9,
      code: 'UTILIZZO',
      error: "Scegli l'uso",
    }),
  },
  applies: {
    lunghezza: hasHull,
    peso: hasHull,
    targa: hasHull,
    nome: hasHull,
    porto: hasHull,
    costruttore: hasHull,
    trasportati: hasHull,
  },
  limits: {
    anno: (_, today) => ({ from: 1901, to: yearOf(today) }),
  },
  sentences,
  remote: {
    targa: (v) => ({ what: 'targaBarca', content: v.targa }),
    cavalli: ({ kw, cavalli }) =>
      kw === null
        ? null
        : {
            what: 'power',
            content: { cavalli, kw },
            controls: ['kw', 'cavalli'],
            invalid: sentences.combination,
          },
  },
  wire: {
    tipoPolizza: { name: 'Boat_Category' },
    lunghezza: { name: 'Boat_Length' },
    peso: { name: 'Boat_Weight' },
    targa: { name: 'Boat_Plate' },
    nome: { name: 'Boat_Name' },
    porto: { name: 'Boat_Station_Port' },
    costruttore: { name: 'Boat_Builder_Name' },
    trasportati: { name: 'Boat_Max_Passengers' },
    kw: { name: 'Boat_kW' },
    cavalli: { name: 'Boat_Fiscal_Power' },
    matricola: { name: 'Boat_Engine_Serial_Number' },
    anno: { name: 'Boat_Engine_Construction_Year' },
    alimentazione: { name: 'Boat_Engine_Supply' },
    marca: { name: 'Boat_Brand' },
    ormeggio: { name: 'Boat_Station_Region' },
    utilizzo: { name: 'Boat_Main_Usage' },
  },
  // The request that saves a page renames the policy answers (docs/rules/wire.md#saves).
  save: {
    names: {
      altriSinistri: 'Claims_In_Past',
      polizzaAttiva: 'Policy_Already_Exists',
      scadenzaPolizza: 'Policy_Expire_At',
    },
  },
  pages: [
    { id: 'barca', title: 'La barca', lead: 'Tieni a portata di mano i documenti di bordo.' },
    {
      id: 'motore',
      title: 'Il motore',
      lead: 'Potenza e matricola sono sui documenti del motore.',
      fields: engine,
      save: { path: 'save/engine' },
    },
  ],
  layouts: {
    'two-page': {
      pages: [
        {
          id: 'barca-e-motore',
          title: 'La barca',
          lead: 'Tieni a portata di mano i documenti di barca e motore.',
        },
      ],
      sections: [{ title: 'Il motore', fields: engine }],
    },
  },
});

function hasHull(v: { readonly tipoPolizza: string | null }): boolean {
  return v.tipoPolizza !== 'soloMotore';
}
