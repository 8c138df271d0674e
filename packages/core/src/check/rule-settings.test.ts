import { describe, expect, it } from 'vitest';
import { choice } from '../kinds/choice/field.ts';
import { group } from '../kinds/group.ts';
import { whole } from '../kinds/number/field.ts';
import { defineLine } from '../line/define-line.ts';
import type { RuleSettings } from '../table/rule-settings.ts';
import type { Table } from '../table/table.ts';
import { interview } from '../testing/interview.ts';
import { schemaOf } from './schema-of.ts';

const asked = (label: string) => ({ label, code: label.toUpperCase(), error: `Indicare ${label}` });
const months = ['10', '11', '12'].map((id) => ({ id, value: `mese ${id}` }));
const fields = {
  mese: choice({ ...asked('Mese'), list: 'mesi', known: months }),
  posti: whole(asked('Posti')),
  civico: whole(asked('Civico')),
};
const isAny = (settings?: RuleSettings) => settings?.registrationMonths === 'any';

/** A vehicle whose questions depend on the broker's settings. */
const vehicle: Table<typeof fields> = {
  fields,
  options: {
    mese: (offered, _, today, settings) =>
      isAny(settings) ? offered : offered.filter(({ id }) => id >= today.slice(5, 7)),
  },
  limits: { posti: (_, __, settings) => ({ from: 1, to: isAny(settings) ? 4 : 2 }) },
  checks: [
    {
      controls: ['civico'],
      code: 'CIVICO',
      error: 'Civico non valido',
      holds: ({ civico }, _, settings) => settings?.addresses === 'wide' || (civico ?? 0) < 1000,
    },
  ],
};

/** A workshop that owns one vehicle and lends another. */
const workshop = defineLine({
  id: 'officina',
  title: 'Officina',
  about: 'Quel che sta in officina.',
  pictogram: 'M0 0h24',
  contractor: { types: ['fisica'] },
  ...vehicle,
  fields: { ...fields, prestito: group({ ...asked('Prestito'), table: vehicle }) },
  pages: [{ id: 'mezzi', title: 'Mezzi', fields: ['mese', 'posti', 'civico', 'prestito'] }],
});

const today = '2026-11-21';
const october = { mese: '10', posti: 4, civico: 3246 };
const both = { ...october, prestito: october };
const wide = { addresses: 'wide', registrationMonths: 'any' } as const;
const marked = (settings?: RuleSettings) => interview(workshop, { today, settings }).marked(both);

describe('rules that depend on settings', () => {
  it('without settings, the rules of the table apply unchanged', () => {
    const asSaid = ['mese', 'posti', 'civico', 'prestito.mese', 'prestito.posti'];
    expect(marked()).toEqual([...asSaid, 'prestito.civico']);
    expect(marked({})).toEqual(marked());
    expect(marked({ addresses: 'strict', registrationMonths: 'coming' })).toEqual(marked());
  });

  it('the rules accept every value that the settings allow, also in a group', () => {
    expect(marked(wide)).toEqual([]);
  });

  it('the rules follow each setting independently', () => {
    expect(marked({ addresses: 'wide' })).toEqual([
      ...['mese', 'posti', 'prestito.mese', 'prestito.posti'],
    ]);
    expect(marked({ registrationMonths: 'any' })).toEqual(['civico', 'prestito.civico']);
  });

  it('the schema follows the settings, even after they change', () => {
    const right = (settings?: typeof wide) =>
      schemaOf(workshop, both, { today, lists: {}, settings }).isValidSync(both);
    expect([right(), right(wide), right()]).toEqual([false, true, false]);
  });
});
