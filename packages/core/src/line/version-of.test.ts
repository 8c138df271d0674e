import { describe, expect, it } from 'vitest';
import { group } from '../kinds/group.ts';
import { items } from '../kinds/items/field.ts';
import { whole } from '../kinds/number/field.ts';
import { text } from '../kinds/text/field.ts';
import type { Fields } from '../table/field.ts';
import type { Table } from '../table/table.ts';
import { outing } from './outing.fixture.ts';
import { versionOf } from './version-of.ts';

const asked = { label: 'Domanda', code: 'CODICE', error: 'Indicare la risposta' };
const of = (fields: Fields) => versionOf({ fields });
const before = of({ nome: text(asked), eta: whole(asked) });

describe('versionOf', () => {
  it('versionOf ignores texts and rules', () => {
    const reworded = { ...asked, label: 'Altro', error: 'Altro', hint: 'Altro' };
    const fields = { nome: text({ ...reworded, max: 3 }), eta: whole(reworded) };
    const ruled: Table<typeof fields> = { fields, applies: { eta: (v) => v.nome !== '' } };
    expect(versionOf(ruled)).toBe(before);
  });

  it.each<[string, Fields]>([
    ['comes', { nome: text(asked), eta: whole(asked), figli: whole(asked) }],
    ['goes', { nome: text(asked) }],
    ['is renamed', { nome: text(asked), anni: whole(asked) }],
    ['changes its kind', { nome: text(asked), eta: text(asked) }],
    ['moves', { eta: whole(asked), nome: text(asked) }],
  ])('versionOf changes when a question %s', (_, fields) => {
    expect(of(fields)).not.toBe(before);
  });

  it('versionOf changes with the questions inside groups and lists', () => {
    const owner = (fields: Fields) => of({ proprietario: group({ ...asked, table: { fields } }) });
    expect(owner({ nome: text(asked) })).not.toBe(owner({ nome: whole(asked) }));
    expect(owner({ nome: text(asked) })).not.toBe(owner({ cognome: text(asked) }));
    const accidents = (fields: Fields) =>
      of({ incidenti: items({ ...asked, item: group({ ...asked, table: { fields } }) }) });
    expect(accidents({ anno: whole(asked) })).not.toBe(accidents({ anno: text(asked) }));
    expect(of({ anni: items({ ...asked, item: whole(asked) }) })).not.toBe(
      of({ anni: items({ ...asked, item: text(asked) }) }),
    );
  });

  it('versionOf changes with any of several tables, and with their order', () => {
    const [one, other] = [{ fields: { nome: text(asked) } }, { fields: { eta: whole(asked) } }];
    const versions = [
      versionOf(one, other),
      versionOf(other, one),
      versionOf(one),
      versionOf(other),
      versionOf({ fields: { ...one.fields, ...other.fields } }),
    ];
    expect(new Set(versions).size).toBe(versions.length);
  });

  it('versionOf returns a text that is short enough for a storage key', () => {
    expect(versionOf(outing)).toMatch(/^[a-z\d]{1,7}$/);
  });
});
