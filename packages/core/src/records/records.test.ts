import { describe, expect, it } from 'vitest';
import { initialValues } from '../answers/initial-values.ts';
import { giulia } from '../contractor/people.fixture.ts';
import { club } from '../line/club.fixture.ts';
import { sofia, stay } from '../line/guests.fixture.ts';

import { asReferences, recordsIn, withRecords } from './records.ts';
import { asReference } from './reference.ts';

const chosen = { ...sofia, ospite: { ...sofia.ospite, record: 'r1' } };
const { initial } = stay.fields.ospite;

describe('a chosen record', () => {
  it('a chosen record is stored by its id only, without its data', () => {
    const kept = withRecords(stay, chosen, (id, key) => ({ [key]: id }));
    expect(kept).toEqual({ ...chosen, ospite: { ...initial, record: 'r1' } });
    expect(recordsIn(stay, kept)).toEqual(['r1']);
  });

  it('a chosen record is read by its id, and keeps none of its earlier answers', () => {
    const read = withRecords(stay, chosen, (record) => ({ record, nome: 'Ada' }));
    expect(read.ospite).toEqual({ ...initial, record: 'r1', nome: 'Ada' });
  });

  it('a group is empty after its record was removed', () => {
    expect(withRecords(stay, chosen, () => ({})).ospite).toEqual(initial);
  });

  it('a typed person is not a record and stays unchanged', () => {
    expect(withRecords(stay, sofia, () => ({}))).toEqual(sofia);
    expect(recordsIn(stay, sofia)).toEqual([]);
  });

  it('a record chosen as contractor is stored by its id only', () => {
    const byHand = { tipoPersona: 'fisica', selectPeopleId: null, persona: giulia } as const;
    expect(asReference(byHand)).toBe(byHand);
    const kept = asReference({ ...byHand, selectPeopleId: 'p-1' });
    expect(kept.selectPeopleId).toBe('p-1');
    expect(JSON.stringify(kept)).not.toContain(giulia.cognome);
  });
});

it('asReferences clears the answers that a later page copied from a chosen record', () => {
  const product = { ...initialValues(club), nascita: giulia.data_nascita };
  const byHand = { tipoPersona: 'fisica', selectPeopleId: null, persona: giulia } as const;
  expect(asReferences(club, { contractor: byHand, product }).product.nascita).toBe('1985-03-27');
  const chosen = { ...byHand, selectPeopleId: 'p-1' };
  expect(asReferences(club, { contractor: chosen, product }).product.nascita).toBeNull();
});
