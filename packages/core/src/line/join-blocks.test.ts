import { expect, it } from 'vitest';
import { whole } from '../kinds/number/field.ts';
import { text } from '../kinds/text/field.ts';
import type { Table } from '../table/table.ts';
import { defineLine, joinBlocks } from './define-line.ts';

const asked = { label: 'Domanda', code: 'CODICE', error: 'Indicare la risposta' };
const houseFields = { piani: whole(asked), piano: whole(asked) };
const house: Table<typeof houseFields> = {
  fields: houseFields,
  limits: { piani: () => ({ from: 1 }) },
  checks: [{ ...asked, controls: ['piano'], holds: () => true }],
};
const policyFields = { scadenza: text(asked) };
const policy: Table<typeof policyFields> = {
  fields: policyFields,
  wire: { scadenza: { name: 'dataScadenza' } },
};

it('a line with two blocks asks the questions of the first, then those of the second, with the rules of both', () => {
  const line = defineLine({
    id: 'prova',
    title: 'Prova',
    about: 'Una prova.',
    pictogram: 'M0 0',
    contractor: { types: ['fisica'] },
    block: joinBlocks(policy, house),
    fields: { nome: text(asked) },
    limits: { piano: (v) => ({ to: v.piani ?? 200 }) },
    pages: [{ id: 'una', title: 'Una', fields: ['nome'] }],
  });
  const values = { scadenza: '', piani: 3, piano: null, nome: '' };
  expect(line.pages[0]?.fields).toEqual(['scadenza', 'piani', 'piano', 'nome']);
  expect(line.limits?.piani?.(values, '2026-11-21')).toEqual({ from: 1 });
  expect(line.limits?.piano?.(values, '2026-11-21')).toEqual({ to: 3 });
  expect(line.checks?.map(({ controls }) => controls)).toEqual([['piano']]);
  expect(line.wire).toEqual({ scadenza: { name: 'dataScadenza' } });
});
