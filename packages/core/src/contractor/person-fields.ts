import {
  isEmail,
  isPersonName,
  isPhone,
  normalisePersonName,
  normalisePhone,
} from '@preventivo/italian';
import { contractorMessages } from '../errors/contractor-messages.ts';
import { address } from '../kinds/address/field.ts';
import { choice, yesNo } from '../kinds/choice/field.ts';
import { date } from '../kinds/date/field.ts';
import { municipality, text } from '../kinds/text/field.ts';
import type { FieldOf } from '../table/field.ts';
import type { Person } from '../table/person.ts';

/** The specification requires two letters. Some surnames have only one, so the help asks these users to call. */
export const nameHelp =
  'Scrivi almeno 2 lettere, senza numeri. Se ne ha una sola, chiama [il tuo consulente]';

/** The questions for a natural person as contractor (docs/rules/contractor.md#person), in the order of their checks. */
export const personFields = {
  nome: text({
    label: 'Nome',
    ...refused('CONTRACTOR_NAME'),
    help: nameHelp,
    max: 40,
    valid: isPersonName,
    normalise: normalisePersonName,
    autocomplete: 'given-name',
  }),
  cognome: text({
    label: 'Cognome',
    ...refused('CONTRACTOR_SURNAME'),
    help: nameHelp,
    max: 40,
    valid: isPersonName,
    normalise: normalisePersonName,
    autocomplete: 'family-name',
    beside: true,
  }),
  sesso: choice({
    label: 'Sesso',
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
    // Adults up to the age of one hundred (docs/rules/contractor.md#birth-date).
    limits: { from: { years: -100, days: -1 }, to: { years: -18, days: -1 } },
  }),
  natoInItalia: yesNo({
    label: 'Paese di nascita',
    why: 'Serve al codice fiscale, con cui la compagnia ti riconosce.',
    ...refused('CONTRACTOR_BORN_IN_ITALY'),
    yes: 'Italia',
    no: 'Altro',
  }),
  stato_nascita: choice({
    label: 'Stato di nascita',
    ...refused('CONTRACTOR_COUNTRY_OF_BIRTH'),
    help: "Scegli lo stato dall'elenco",
    list: 'stati',
    expected: 252,
    numeric: true,
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
    hint: 'Via, numero e città',
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
    ...refused('CONTRACTOR_EMAIL'),
    help: 'Deve avere la forma nome@esempio.it',
    max: 200,
    valid: isEmail,
    input: 'email',
    autocomplete: 'email',
  }),
  cellulare: text({
    label: 'Cellulare',
    ...refused('CONTRACTOR_PHONE'),
    help: '9 o 10 cifre, per esempio 333 1234567; se ne hai due, scrivine uno',
    valid: isPhone,
    normalise: normalisePhone,
    input: 'tel',
    autocomplete: 'tel-national',
  }),
  professione: choice({
    label: 'Professione',
    why: 'Alcuni lavori espongono a più rischi: la compagnia ne tiene conto nel prezzo.',
    ...refused('CONTRACTOR_PROFESSION'),
    help: "Scegli una voce dall'elenco: se manca, una di quelle che iniziano con «Altro»",
    list: 'professione',
    expected: 46,
    autocomplete: 'organization-title',
  }),
} satisfies { readonly [Key in keyof Person]: FieldOf<string, Person[Key]> };

/** Returns an error code and its message, for the field and for the error summary. */
function refused<Code extends keyof typeof contractorMessages>(code: Code) {
  return { code, error: contractorMessages[code], invalid: contractorMessages[code] };
}
