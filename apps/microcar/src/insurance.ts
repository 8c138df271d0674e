import { choice, date, fill, plate, type Table, type Values, yesNo } from '@preventivo/core';
import { isInheritedPlate } from '@preventivo/italian';
import { accidents, resized } from './accidents.ts';

const fields = {
  statoAssicurativoId: choice({
    label: 'Qual è la situazione?',
    list: 'statoAssicurativoId',
    code: 'STATO_ASSICURATIVO',
    error: 'Scegli la situazione assicurativa del veicolo',
  }),
  polizzaGiaAttiva: yesNo({
    label: 'Polizza già attiva',
    code: 'POLIZZA',
    error: 'Indicare se esiste una polizza attiva',
  }),
  dataScadenza: date({
    label: 'Da quando vuoi la nuova polizza?',
    hint: 'Tra il {from} e il {to}',
    limits: { from: { days: 3 }, to: { days: 3, months: 1 } },
    code: 'SCADENZA_POLIZZA',
    error: 'Inserire una data tra {from} e {to}',
    invalid: 'tra {from} e {to}',
  }),
  cuAttuale: choice({
    label: 'Classe di merito (CU)',
    hint: "La trovi sull'attestato di rischio",
    why: 'Dice quanti incidenti hai causato negli anni, da 1 (la migliore) a 18: è ciò che più conta nel prezzo.',
    list: 'cuAttuale',
    numeric: true,
    expected: 19,
    look: 'select',
    code: 'CU_ATTUALE',
    error: 'Scegli la classe di merito',
  }),
  anzianitaPrimaClasse: choice({
    label: 'Da quanti anni sei in prima classe?',
    list: 'anzianitaPrimaClasse',
    numeric: true,
    expected: 11,
    code: 'ANZIANITA_PRIMA_CLASSE',
    error: 'Dicci da quanti anni sei in prima classe',
  }),
  compagniaAttualeId: choice({
    label: 'Compagnia attuale',
    list: 'compagniaAttualeId',
    numeric: true,
    expected: 24,
    code: 'COMPAGNIA_ATTUALE',
    error: 'Scegli la compagnia attuale',
  }),
  etaAssicurativa: choice({
    label: "Da quanti anni hai un'assicurazione?",
    list: 'etaAssicurativa',
    numeric: true,
    expected: 11,
    code: 'ETA_ASSICURATIVA',
    error: "Dicci da quanti anni hai un'assicurazione",
  }),
  numeroIncidenti: choice({
    label: 'Quanti incidenti negli ultimi anni?',
    why: 'Gli incidenti causati fanno salire la classe, e con lei il prezzo.',
    list: 'numeroIncidenti',
    numeric: true,
    expected: 16,
    look: 'select',
    code: 'NUMERO_INCIDENTI',
    error: 'Scegli il numero di incidenti',
  }),
  altriSinistri: yesNo({
    label: 'Altri sinistri',
    code: 'SINISTRI',
    error: 'Indicare se ci sono stati altri sinistri',
  }),
  incidenti: accidents,
  haEreditatoCu: yesNo({
    label: 'Hai ereditato la classe?',
    code: 'HA_EREDITATO_CU',
    error: 'Dicci se hai ereditato la classe',
  }),
  tipoEreditaCu: choice({
    label: 'Puoi ereditare la classe da un altro veicolo?',
    list: 'tipoEreditaCu',
    numeric: true,
    code: 'TIPO_EREDITA_CU',
    error: 'Dicci se puoi ereditare la classe',
  }),
  cuEreditata: choice({
    label: 'Classe ereditata',
    hint: "La trovi sull'attestato di rischio",
    list: 'cuEreditata',
    numeric: true,
    expected: 19,
    look: 'select',
    code: 'CU_EREDITATA',
    error: 'Scegli la classe ereditata',
  }),
  tipoVeicoloEreditaCu: choice({
    label: "Tipo dell'altro veicolo",
    list: 'tipoVeicoloEreditaCu',
    numeric: true,
    expected: 4,
    code: 'TIPO_VEICOLO_EREDITA_CU',
    error: "Scegli il tipo dell'altro veicolo",
  }),
  targaCu: plate({
    label: "Targa dell'altro veicolo",
    variant: 'standard',
    max: 10,
    code: 'TARGA_CU',
    error: "Scrivi la targa dell'altro veicolo",
    invalid: 'Targa non valida',
  }),
};
type Insurance = Values<typeof fields>;

/** Sentences of the questions below. */
const sentences = {
  car: 'Per esempio AB123CD',
  motorcycle: 'Per esempio AB12345',
  moped: 'Sei caratteri, per esempio X2345B',
  fewer: 'Incidenti da descrivere: {n}. Gli altri sono stati tolti.',
  accidents: 'Incidenti da descrivere: {n}',
};

const otherPlates: Readonly<Record<string, string>> = {
  1: sentences.car,
  2: sentences.motorcycle,
  3: sentences.car,
  4: sentences.moped,
};

const isInsured = (v: Insurance) => v.statoAssicurativoId === 'assicurataAMioNome';
const isFirstTime = (v: Insurance) => v.statoAssicurativoId !== null && !isInsured(v);
const inherits = (v: Insurance) => isFirstTime(v) && Number(v.tipoEreditaCu) > 1;
const hadAccidents = (v: Insurance) => isInsured(v) && Number(v.numeroIncidenti) > 0;

/** The first section of page 3: the vehicle's current insurance (docs/lines/microcar.md). */
export const insurance: Table<typeof fields> = {
  fields,
  applies: {
    cuAttuale: isInsured,
    // The option with the id -1 means class 1.
    anzianitaPrimaClasse: (v) => isInsured(v) && v.cuAttuale === '-1',
    compagniaAttualeId: isInsured,
    etaAssicurativa: isInsured,
    numeroIncidenti: isInsured,
    incidenti: hadAccidents,
    haEreditatoCu: isInsured,
    tipoEreditaCu: isFirstTime,
    cuEreditata: inherits,
    tipoVeicoloEreditaCu: inherits,
    targaCu: inherits,
  },
  sentences,
  texts: { targaCu: (v) => ({ hint: otherPlates[v.tipoVeicoloEreditaCu ?? ''] }) },
  checks: [
    {
      controls: ['incidenti'],
      holds: (v) => v.incidenti.length === Number(v.numeroIncidenti),
    },
    {
      controls: ['targaCu'],
      dependsOn: ['tipoVeicoloEreditaCu'],
      holds: ({ targaCu, tipoVeicoloEreditaCu: type }) =>
        type === null || isInheritedPlate(targaCu, type),
    },
  ],
  remote: {
    targaCu: ({ targaCu, tipoVeicoloEreditaCu: type }) =>
      type === null
        ? null
        : { what: 'targa_ereditata', content: { tipo: Number(type), content: targaCu } },
  },
  reacts: {
    numeroIncidenti: (v) => ({ incidenti: resized(v.incidenti, v.numeroIncidenti) }),
  },
  announcements: {
    incidenti: ({ incidenti: now }, { incidenti: before }) =>
      fill(now.length < before.length ? sentences.fewer : sentences.accidents, { n: now.length }),
  },
  computed: {
    polizzaGiaAttiva: (v) => (v.statoAssicurativoId === null ? null : isInsured(v)),
    altriSinistri: hadAccidents,
  },
  wire: { altriSinistri: { name: 'sinistriPrecedenti' } },
  sections: [
    {
      title: 'Polizza',
      fields: [
        'statoAssicurativoId',
        'dataScadenza',
        'cuAttuale',
        'anzianitaPrimaClasse',
        'compagniaAttualeId',
        'etaAssicurativa',
        'numeroIncidenti',
        'incidenti',
        'haEreditatoCu',
        'tipoEreditaCu',
        'cuEreditata',
        'tipoVeicoloEreditaCu',
        'targaCu',
      ],
    },
  ],
};
