import { yearOf } from '@preventivo/italian';
import { initialValues } from '../answers/initial-values.ts';
import { choice, yesNo } from '../kinds/choice/field.ts';
import { savedRecord } from '../kinds/group/field.ts';
import { group } from '../kinds/group.ts';
import { whole } from '../kinds/number/field.ts';
import { text } from '../kinds/text/field.ts';
import type { Values } from '../table/field.ts';
import type { Table } from '../table/table.ts';

const asked = (code: string) => ({
  label: code,
  code: code.toUpperCase(),
  error: `Indicare ${code}`,
});

const fields = {
  anno: whole(asked('anno')),
  ritorno: whole(asked('ritorno')),
  ospite: group({
    ...asked('ospite'),
    table: {
      fields: {
        nome: text({ ...asked('nome'), min: 2 }),
        email: text({ ...asked('email'), optional: true }),
        italiano: yesNo(asked('italiano')),
        paese: choice({ ...asked('paese'), list: 'paesi', numeric: true }),
        record: savedRecord(asked('record')),
      },
      applies: { paese: (v) => v.italiano === false },
      contractorFallback: { email: (contractor) => contractor.email },
      remote: { nome: (v) => ({ what: 'names', content: v.nome }) },
      wire: {
        italiano: { name: 'nazione', to: (yes) => (yes ? 13 : null), from: (raw) => raw === 13 },
        paese: {
          name: 'nazione',
          absent: undefined,
          from: (raw) => (raw === 13 ? null : `${raw}`),
        },
      },
    },
  }),
};

/** A guest of a hotel. The user types the guest's answers or chooses a saved person. */
export const stay: Table<typeof fields> = {
  fields,
  reacts: {
    anno: (v, _, today) => ({ ritorno: Math.max(v.anno ?? 0, yearOf(today)) }),
  },
};

/** Sofia lives abroad and has no email. */
export const sofia: Values<typeof fields> = {
  ...initialValues(stay),
  anno: 2026,
  ritorno: 2026,
  ospite: { ...fields.ospite.initial, nome: 'Sofia', italiano: false, paese: '7' },
};
