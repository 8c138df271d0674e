import { describe, expectTypeOf, it } from 'vitest';
import { initialValues } from '../../answers/initial-values.ts';
import type { Values } from '../../table/field.ts';
import type { Table } from '../../table/table.ts';
import { choice } from '../choice/field.ts';
import { group } from '../group.ts';
import { items } from '../items/field.ts';
import { whole } from '../number/field.ts';
import { text } from '../text/field.ts';

// `tsc` runs these checks. It fails if a line below `@ts-expect-error` compiles.
const asked = { label: 'Domanda', code: 'CODICE', error: 'Indicare la risposta' };

describe('a group', () => {
  const own = { nome: text(asked), anni: whole(asked) };

  it('a group has rules about its own answers', () => {
    const chi = group({
      ...asked,
      table: {
        fields: own,
        applies: { anni: (v) => v.nome !== '' },
        limits: { anni: (v, today) => ({ from: v.nome.length, to: today.length }) },
        reacts: { nome: () => ({ anni: null }) },
      },
    });
    expectTypeOf(chi.initial).toEqualTypeOf<Values<typeof own>>();
  });

  it('a group does not compile when a rule refers to an unknown question', () => {
    () => [
      // @ts-expect-error applies
      group({ ...asked, table: { fields: own, applies: { cognome: () => true } } }),
      // @ts-expect-error unknown answer
      group({ ...asked, table: { fields: own, applies: { anni: (v) => v.cognome !== '' } } }),
      // @ts-expect-error an age is not a text
      group({ ...asked, table: { fields: own, reacts: { nome: () => ({ anni: 'sette' }) } } }),
      // @ts-expect-error a group without a table
      group(asked),
    ];
  });

  it('a group infers its answers inside a list too', () => {
    const fields = {
      incidenti: items({ ...asked, item: group({ ...asked, table: { fields: own } }) }),
    };
    const table: Table<typeof fields> = {
      fields,
      applies: { incidenti: (v) => v.incidenti.every(({ anni }) => anni !== null) },
    };
    expectTypeOf(initialValues(table).incidenti).toEqualTypeOf<readonly Values<typeof own>[]>();
  });

  it('a choice in a list does not compile without a group around it', () => {
    const dove = choice({ ...asked, list: 'dove' });
    items({ ...asked, item: group({ ...asked, table: { fields: { dove } } }) });
    // @ts-expect-error options belong to a key
    () => items({ ...asked, item: dove });
  });
});
