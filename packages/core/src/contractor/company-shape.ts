import { text } from '../line/field.ts';
import type { Table } from '../line/table.ts';
import type { company } from './company.ts';
import { person } from './person.ts';

const bare = text({ label: '', code: '', error: '' });
const fields = {
  nomeAzienda: bare,
  pIva: bare,
  ragioneSociale: bare,
  indirizzoResidenza_SedeLegale: person.fields.indirizzoResidenza_SedeLegale,
  nome: bare,
  cognome: bare,
  email: bare,
  cellulare: bare,
} satisfies Record<keyof typeof company.fields, unknown>;

/**
 * The answers of a company without their questions: enough to hold them and to restore them. Page 1
 * of a person does without the rest.
 */
export const companyShape: Table<typeof fields> = { fields };
