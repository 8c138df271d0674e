import { type Day, formatDay } from '@preventivo/italian';
import { birthWindow } from '../dates/birth-window.ts';
import type { Table } from '../table/table.ts';
import { personFields } from './person-fields.ts';

/** The table of page 1, the contractor's page, for a person. */
export const person: Table<typeof personFields> = {
  fields: personFields,
  applies: {
    stato_nascita: (v) => v.natoInItalia === false,
    comune_nascita: (v) => v.natoInItalia === true,
  },
  // The service checks more than the form can: a domain without mail, a discontinued number
  // (docs/rules/contractor.md#remote-checks).
  remote: {
    nome: (v) => ({ what: 'names', content: v.nome }),
    cognome: (v) => ({ what: 'names', content: v.cognome }),
    email: (v) => ({ what: 'email', content: v.email }),
    cellulare: (v) => ({ what: 'phone', content: v.cellulare }),
  },
  // A separate question asks whether the person was born in Italy, so the list does not offer
  // Italy.
  options: {
    stato_nascita: (offered) => offered.filter(({ id }) => id !== italyId),
  },
};

/** The id of Italy in the list of states (docs/rules/contractor.md#birthplace). */
export const italyId = '13';

/**
 * Returns the limits of a person's answers as texts, by form key (docs/rules/contractor.md#birth-date). The first
 * paint shows these texts. `check`, which loads later, computes the same texts from the field's limits.
 */
export function personWords(
  today: Day,
): Readonly<Record<string, Readonly<Record<'from' | 'to', string>>>> {
  const { from, to } = birthWindow(today);
  return { data_nascita: { from: formatDay(from), to: formatDay(to) } };
}
