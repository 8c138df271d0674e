import {
  amount,
  choice,
  choices,
  date,
  initialValues,
  items,
  plate,
  type Table,
  text,
  whole,
  yesNo,
} from '@preventivo/core';

const age = { label: 'Età bambino {n}', code: 'ETA', error: "Indicare l'età", digits: 2 };

const fields = {
  nome: text({
    label: 'Nome',
    code: 'NOME',
    error: 'Indicare il nome',
    invalid: 'Nome non valido',
    help: 'Scrivi almeno 2 lettere',
    min: 2,
    max: 40,
    autocomplete: 'given-name',
  }),
  email: text({
    label: 'Email',
    code: 'EMAIL',
    error: "Indicare l'email",
    invalid: 'Email non valida',
    input: 'email',
    optional: true,
    valid: (typed) => typed.includes('@'),
    autocomplete: 'email',
  }),
  inizio: date({
    label: 'Da quando?',
    hint: 'Una data tra il {from} e il {to}',
    code: 'INIZIO',
    error: 'Inserire una data tra {from} e {to}',
    invalid: 'tra {from} e {to}',
  }),
  tessera: choice({
    label: 'Che tessera vuoi?',
    list: 'tessere',
    code: 'TESSERA',
    error: 'Selezionare la tessera',
  }),
  bambini: yesNo({
    label: 'Vieni con bambini?',
    code: 'BAMBINI',
    error: 'Indicare se ci sono bambini',
  }),
  quanti: whole({ label: 'Quanti?', code: 'QUANTI', error: 'Indicare quanti', digits: 1 }),
  eta: items({
    label: 'Età dei bambini',
    code: 'ETA',
    error: "Indicare l'età",
    item: whole(age),
  }),
  adulti: whole({ label: 'Adulti', code: 'ADULTI', error: 'Indicare gli adulti', digits: 2 }),
  posti: whole({
    label: 'Posti in sala',
    code: 'POSTI',
    error: 'Indicare i posti',
    digits: 2,
    beside: true,
  }),
  generi: choices({
    label: 'Che cosa leggi?',
    hint: 'Puoi sceglierne più di una',
    list: 'generi',
    code: 'GENERI',
    error: 'Selezionare almeno un genere',
  }),
  offerta: amount({
    label: 'Offerta, in euro',
    code: 'OFFERTA',
    error: "Indicare l'offerta",
    suffix: '€',
    optional: true,
  }),
  targa: plate({
    label: 'Targa per il parcheggio',
    code: 'TARGA',
    error: 'Indicare la targa',
    variant: 'standard',
    max: 7,
    optional: true,
  }),
  note: text({
    label: 'Note',
    code: 'NOTE',
    error: 'Scrivere almeno 3 lettere',
    rows: 3,
    min: 3,
    max: 100,
    optional: true,
  }),
};

/** Registration at a library: a field of every kind that this package renders. */
export const library: Table<typeof fields> = {
  fields,
  applies: {
    quanti: (v) => v.bambini === true,
    eta: (v) => v.bambini === true && v.eta.length > 0,
  },
  limits: {
    inizio: () => ({ from: {}, to: { months: 1 } }),
    quanti: () => ({ from: 1, to: 4 }),
    eta: () => ({ from: 0, to: 17 }),
    adulti: () => ({ from: 1, to: 9 }),
    posti: () => ({ from: 1, to: 9 }),
  },
  checks: [
    {
      controls: ['adulti', 'posti'],
      code: 'COMBINAZIONE',
      error: 'I posti non bastano',
      invalid: 'Combinazione non valida',
      help: 'Un posto per ogni adulto',
      holds: (v) => (v.adulti ?? 0) <= (v.posti ?? 0),
    },
  ],
  reacts: {
    quanti: (v) => ({
      eta: Array.from({ length: Math.min(v.quanti ?? 0, 4) }, (_, at) => v.eta[at] ?? null),
    }),
  },
};

/** The form keys of all questions, which are on one page. */
export const libraryKeys = Object.keys(fields);

export const noAnswers = initialValues(library);

/** Luca Neri's answers on 21 November 2026. */
export const luca: typeof noAnswers = {
  ...noAnswers,
  nome: 'Luca',
  email: 'luca.neri@example.it',
  inizio: '2026-12-01',
  tessera: 'annuale',
  bambini: true,
  quanti: 2,
  eta: [7, 9],
  adulti: 1,
  posti: 3,
  generi: ['gialli', 'storia'],
  offerta: 12.5,
  targa: 'AB123CD',
  note: 'Veniamo il sabato',
};

/** The library's option lists, as its server returns them. */
export const libraryLists: Readonly<Record<string, readonly { id: string; value: string }[]>> = {
  tessere: [
    { id: 'mensile', value: 'Mensile' },
    { id: 'annuale', value: 'Annuale' },
    { id: 'famiglia', value: 'Per tutta la famiglia' },
  ],
  generi: [
    { id: 'gialli', value: 'Gialli' },
    { id: 'storia', value: 'Storia' },
    { id: 'poesia', value: 'Poesia' },
  ],
};
