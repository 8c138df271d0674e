import { policyMessages } from '../errors/policy-messages.ts';
import { yesNo } from '../kinds/choice/field.ts';
import { date } from '../kinds/date/field.ts';
import type { Table } from '../table/table.ts';

const fields = {
  altriSinistri: yesNo({
    label: 'Hai avuto sinistri negli ultimi anni?',
    hint: "Incidenti o danni denunciati a un'assicurazione",
    why: 'Il prezzo dipende anche dai danni che hai già denunciato.',
    code: 'SINISTRI',
    error: policyMessages.SINISTRI,
  }),
  polizzaAttiva: yesNo({
    label: 'Hai già una polizza attiva?',
    beside: true,
    code: 'POLIZZA',
    error: policyMessages.POLIZZA,
  }),
  scadenzaPolizza: date({
    label: 'Quando scade?',
    hint: 'Tra il {from} e il {to}',
    beside: true,
    limits: { from: {}, to: { months: 1 } },
    code: 'SCADENZA_POLIZZA',
    error: policyMessages.SCADENZA_POLIZZA,
    invalid: 'tra {from} e {to}',
  }),
};

/**
 * The questions about claims, the active policy and its expiry, at the start of page 2 of every line
 * (docs/rules/questions.md#policy-block).
 */
export const policyBlock: Table<typeof fields> = {
  fields,
  applies: { scadenzaPolizza: (v) => v.polizzaAttiva === true },
  wire: {
    altriSinistri: { name: 'sinistriPrecedenti' },
    polizzaAttiva: { name: 'polizzaGiaAttiva' },
    scadenzaPolizza: { name: 'dataScadenza' },
  },
};
