import { contractorMessages } from '../errors/contractor-messages.ts';
import { isEmail, isPersonName, isPhone, normalisePhone } from '../italian.ts';
import { address, choice, date, municipality, text, type Values, yesNo } from '../line/field.ts';
import type { Table } from '../line/table.ts';

/**
 * The contractor who is a natural person (docs/rules/contractor.md#person); also the order of its
 * checks.
 */
const fields = {
  nome: text({
    label: 'Nome',
    hint: "Come sul documento d'identità",
    ...refused('CONTRACTOR_NAME'),
    help: 'Scrivi almeno 2 lettere, senza numeri',
    max: 40,
    valid: isPersonName,
    autocomplete: 'given-name',
  }),
  cognome: text({
    label: 'Cognome',
    ...refused('CONTRACTOR_SURNAME'),
    help: 'Scrivi almeno 2 lettere, senza numeri',
    max: 40,
    valid: isPersonName,
    autocomplete: 'family-name',
    beside: true,
  }),
  sesso: choice({
    label: 'Sesso',
    hint: 'Come indicato nel codice fiscale',
    ...refused('CONTRACTOR_GENDER'),
    list: 'sesso',
    known: [
      { id: '0', value: 'Uomo' },
      { id: '1', value: 'Donna' },
    ],
    numeric: true,
  }),
  data_nascita: date({
    label: 'Data di nascita',
    hint: 'Per esempio 27 3 1985, tra {from} e {to}',
    ...refused('CONTRACTOR_BIRTHDATE'),
    birth: true,
  }),
  natoInItalia: yesNo({
    label: 'Dove sei nato/a?',
    hint: 'Il luogo indicato sul documento',
    ...refused('CONTRACTOR_BORN_IN_ITALY'),
    yes: 'Italia',
    no: 'Altro',
  }),
  stato_nascita: choice({
    label: 'Stato di nascita',
    ...refused('CONTRACTOR_COUNTRY_OF_BIRTH'),
    list: 'stati',
    expected: 200,
    numeric: true,
    look: 'select',
  }),
  comune_nascita: municipality({
    label: 'Comune di nascita',
    hint: 'Scrivi almeno 3 lettere',
    ...refused('CONTRACTOR_CITY_OF_BIRTH'),
    help: "Scegli il comune dall'elenco",
    residence: false,
  }),
  indirizzoResidenza_SedeLegale: address({
    label: 'Indirizzo di residenza',
    search: "Cerca l'indirizzo di residenza",
    hint: "Via, numero e città: scegli dall'elenco",
    ...refused('CONTRACTOR_ADDRESS'),
    notFound: 'CONTRACTOR_ADDRESS_NOT_FOUND',
    parts: {
      city: refused('CONTRACTOR_CITY'),
      zip: refused('CONTRACTOR_ZIP'),
      street: refused('CONTRACTOR_STREET'),
      street_number: refused('CONTRACTOR_STREET_NUMBER'),
    },
  }),
  email: text({
    label: 'Email',
    hint: 'Ti scriviamo qui per il preventivo',
    ...refused('CONTRACTOR_EMAIL'),
    help: 'Deve avere la forma nome@esempio.it',
    max: 200,
    valid: isEmail,
    input: 'email',
    autocomplete: 'email',
  }),
  cellulare: text({
    label: 'Cellulare',
    hint: 'Ti chiamiamo solo per questa richiesta',
    ...refused('CONTRACTOR_PHONE'),
    help: '9 o 10 cifre, per esempio 333 1234567',
    valid: isPhone,
    normalise: normalisePhone,
    input: 'tel',
    autocomplete: 'tel-national',
  }),
  professione: choice({
    label: 'Professione',
    ...refused('CONTRACTOR_PROFESSION'),
    list: 'professione',
    expected: 60,
    autocomplete: 'organization-title',
  }),
};

/** What page 1 asks a person. */
export const person: Table<typeof fields> = {
  fields,
  applies: {
    stato_nascita: (v) => v.natoInItalia === false,
    comune_nascita: (v) => v.natoInItalia === true,
  },
  // Of age, and not older than a hundred (docs/rules/contractor.md#birth-date).
  limits: {
    data_nascita: () => ({ from: { years: -100, days: -1 }, to: { years: -18, days: -1 } }),
  },
  // The service may know more: a domain without mail, a number that was given up
  // (docs/rules/contractor.md#remote-checks).
  remote: {
    nome: (v) => ({ what: 'names', content: v.nome.trim() }),
    cognome: (v) => ({ what: 'names', content: v.cognome.trim() }),
    email: (v) => ({ what: 'email', content: v.email.trim() }),
    cellulare: (v) => ({ what: 'phone', content: normalisePhone(v.cellulare) }),
  },
  // Italy is an answer of its own, so the list does not offer it again.
  options: {
    stato_nascita: (offered) => offered.filter(({ id }) => id !== italyId),
  },
};
export type Person = Values<typeof fields>;

/** The id of Italy in the list of states (docs/rules/contractor.md#birthplace). */
export const italyId = '13';

/** A code with the sentence of the catalogue, shown at the field as well. */
function refused<Code extends keyof typeof contractorMessages>(code: Code) {
  return { code, error: contractorMessages[code], invalid: contractorMessages[code] };
}
