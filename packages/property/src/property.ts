import {
  type AmountField,
  address,
  addressParts,
  amount,
  choice,
  contractorMessages,
  searchedAddress,
  type Table,
  whole,
  yesNo,
} from '@preventivo/core';
import { yearOf } from '@preventivo/italian';

const fields = {
  metri_quadri: whole({
    label: 'Superficie, in metri quadri',
    suffix: 'm²',
    digits: 4,
    limits: { from: 1, to: 1000, clamp: true },
    code: 'METRI_QUADRI',
    error: 'Indicare i metri quadri, da 1 a 1000',
    help: 'Da {from} a {to} metri quadri',
  }),
  tipo_uso: choice({
    label: "Come usi l'immobile?",
    list: 'tipo_uso',
    expected: 10,
    code: 'TIPO_USO',
    error: "Indicare come si usa l'immobile",
  }),
  tipo_immobile: choice({
    label: 'Che tipo di immobile è?',
    list: 'tipo_immobile',
    expected: 9,
    code: 'TIPO_IMMOBILE',
    error: 'Indicare il tipo di immobile',
  }),
  numero_piani: whole({
    label: "Quanti piani ha l'edificio?",
    digits: 3,
    limits: { from: 1, to: 200 },
    code: 'NUMERO_PIANI',
    error: "Indicare quanti piani ha l'edificio",
    help: 'Da {from} a {to} piani',
  }),
  piano_abitazione: whole({
    label: 'Numero del piano (piano terra = 1)',
    digits: 3,
    limits: { from: 1 },
    code: 'PIANO_ABITAZIONE',
    error: "Indicare il piano dell'abitazione",
    help: 'Dal piano {from} in su',
    beside: true,
  }),
  anno_costruzione: choice({
    label: 'Quando è stato costruito?',
    list: 'anno_costruzione',
    expected: 7,
    code: 'ANNO_COSTRUZIONE',
    error: "Indicare quando è stato costruito l'immobile",
  }),
  isRistrutturato: yesNo({
    label: 'È stato ristrutturato?',
    code: 'IS_RISTRUTTURATO',
    error: "Indicare se l'immobile è stato ristrutturato",
  }),
  anno_ristrutturazione: whole({
    label: 'Anno di ristrutturazione',
    digits: 4,
    code: 'ANNO_RISTRUTTURAZIONE',
    error: "Indicare l'anno di ristrutturazione",
    invalid: 'Anno non valido',
    help: 'Non prima della costruzione e non dopo il {to}',
  }),
  indirizzo: address({
    label: "Indirizzo dell'immobile",
    search: "Cerca l'indirizzo dell'immobile",
    takes: "Usa l'indirizzo di residenza",
    hint: 'Via, numero e città',
    code: 'INDIRIZZO',
    error: "Indicare l'indirizzo dell'immobile",
    invalid: contractorMessages.CONTRACTOR_ADDRESS,
    notFound: 'BUILD_ADDRESS_NOT_FOUND',
    parts: {
      city: part('CONTRACTOR_CITY'),
      zip: part('CONTRACTOR_ZIP'),
      street: part('CONTRACTOR_STREET'),
      street_number: part('CONTRACTOR_STREET_NUMBER'),
    },
  }),
};

/** The questions about the insured building (docs/rules/questions.md#building). The lines fire and home share them. */
export const property: Table<typeof fields> = {
  fields,
  applies: {
    numero_piani: (v) => v.tipo_immobile === 'appartamento',
    piano_abitazione: (v) => v.tipo_immobile === 'appartamento',
    anno_ristrutturazione: (v) => v.isRistrutturato === true,
  },
  limits: {
    anno_ristrutturazione: (v, today) => ({
      from: builtAfter(v.anno_costruzione) + 1,
      to: yearOf(today),
    }),
  },
  checks: [
    {
      controls: ['numero_piani', 'piano_abitazione'],
      code: 'PIANO_ABITAZIONE',
      error: 'Combinazione non valida',
      invalid: 'Combinazione non valida',
      help: 'Il piano non può superare il numero di piani',
      holds: (v) => (v.piano_abitazione ?? 0) <= (v.numero_piani ?? 0),
    },
  ],
  remote: { indirizzo: (v) => searchedAddress(v.indirizzo) },
  // While these questions do not apply, the body omits them instead of sending null
  // (docs/rules/wire.md#absent-answers).
  wire: {
    numero_piani: { absent: undefined },
    piano_abitazione: { absent: undefined },
    anno_ristrutturazione: { absent: undefined },
    indirizzo: { parts: addressParts },
  },
};

/**
 * Returns the error of an address part. It has the error code of the whole address, and the message that all address
 * questions use for this part.
 */
function part(words: keyof typeof contractorMessages) {
  return { code: 'INDIRIZZO', error: contractorMessages[words] };
}

/**
 * The first year of each range of construction years. For a building from before 1970, any year of four digits is
 * valid.
 */
const bands: Readonly<Record<string, number>> = {
  '1970_1980': 1970,
  '1980_1990': 1980,
  '1990_2000': 1990,
  '2000_2010': 2000,
  '2010_2020': 2010,
  dopo2020: 2020,
};

/**
 * Returns the first year of a range of construction years (docs/rules/questions.md#building). The year of renovation
 * must be later.
 */
export const builtAfter = (band: string | null): number => bands[band ?? ''] ?? 999;

/** Returns the question about the building's value, in euros. Each line sets its own label and minimum. */
export const valuation = (own: Pick<AmountField, 'label' | 'help' | 'limits'>) =>
  amount({
    ...own,
    suffix: '€',
    code: 'VALORE_PERIZIA',
    error: "Indicare il valore dell'immobile",
  });
