import {
  isCompanyName,
  isEmail,
  isPersonName,
  isPhone,
  isVat,
  normalisePersonName,
  normalisePhone,
  normaliseVat,
} from '@preventivo/italian';
import { companyMessages } from '../errors/company-messages.ts';
import { address } from '../kinds/address/field.ts';
import { text } from '../kinds/text/field.ts';
import type { Values } from '../table/field.ts';
import type { Table } from '../table/table.ts';
import { person } from './person.ts';
import { nameHelp } from './person-fields.ts';

/** The questions for a company as contractor (docs/rules/contractor.md#company), in the order of their checks. */
const fields = {
  nomeAzienda: text({
    label: "Nome dell'azienda",
    ...refused('CONTRACTOR_COMPANY_NAME', 'CONTRACTOR_COMPANY_NAME'),
    help: 'Almeno 3 caratteri',
    max: 100,
    valid: isCompanyName,
    autocomplete: 'organization',
  }),
  pIva: text({
    label: 'Partita IVA',
    hint: '11 cifre, con o senza IT',
    ...refused('CONTRACTOR_COMPANY_VAT', 'CONTRACTOR_COMPANY_VAT'),
    help: 'Controlla: servono 11 cifre',
    valid: isVat,
    normalise: normaliseVat,
    input: 'numeric',
  }),
  ragioneSociale: text({
    label: 'Ragione sociale',
    hint: 'Come in visura camerale',
    ...refused('CONTRACTOR_COMPANY_LEGAL_NAME', 'CONTRACTOR_COMPANY_LEGAL_NAME'),
    max: 100,
    valid: isCompanyName,
  }),
  indirizzoResidenza_SedeLegale: address({
    ...person.fields.indirizzoResidenza_SedeLegale,
    label: 'Indirizzo della sede legale',
    search: "Cerca l'indirizzo della sede legale",
  }),
  nome: text({
    label: 'Nome del referente',
    ...refused('CONTRACTOR_NAME', 'REFERENT_NAME'),
    help: nameHelp,
    max: 40,
    valid: isPersonName,
    normalise: normalisePersonName,
    autocomplete: 'given-name',
  }),
  cognome: text({
    label: 'Cognome del referente',
    ...refused('CONTRACTOR_SURNAME', 'REFERENT_SURNAME'),
    help: nameHelp,
    max: 40,
    valid: isPersonName,
    normalise: normalisePersonName,
    autocomplete: 'family-name',
    beside: true,
  }),
  email: text({
    label: 'Email del referente',
    ...refused('CONTRACTOR_EMAIL', 'REFERENT_EMAIL'),
    help: 'Deve avere la forma nome@esempio.it',
    valid: (email) => isEmail(email, 100),
    input: 'email',
    autocomplete: 'work email',
  }),
  cellulare: text({
    label: 'Cellulare del referente',
    ...refused('CONTRACTOR_PHONE', 'REFERENT_PHONE'),
    help: '9 o 10 cifre, per esempio 333 1234567; se ne hai due, scrivine uno',
    valid: isPhone,
    normalise: normalisePhone,
    input: 'tel',
    autocomplete: 'work tel-national',
  }),
};

/** The table of page 1, the contractor's page, for a company. */
export const company: Table<typeof fields> = {
  fields,
  sections: [
    { title: 'Chi possiamo contattare?', fields: ['nome', 'cognome', 'email', 'cellulare'] },
  ],
  // The service checks more than the form can: an unassigned VAT number, a domain without mail
  // (docs/rules/contractor.md#remote-checks).
  remote: {
    nomeAzienda: (v) => ({ what: 'company', content: v.nomeAzienda }),
    pIva: (v) => ({ what: 'piva', content: v.pIva }),
    nome: (v) => ({ what: 'names', content: v.nome }),
    cognome: (v) => ({ what: 'names', content: v.cognome }),
    email: (v) => ({ what: 'email', content: v.email }),
    cellulare: (v) => ({ what: 'phone', content: v.cellulare }),
  },
};
/** The answers of a company on page 1, by form key. */
export type Company = Values<typeof fields>;

/** Returns an error code and its message, for the field and for the error summary. */
function refused(code: string, message: keyof typeof companyMessages) {
  return { code, error: companyMessages[message], invalid: companyMessages[message] };
}
