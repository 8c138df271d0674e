import { describe, expect, it } from 'vitest';
import { giulia, outing } from '../line/outing.fixture.ts';
import { applicable } from './applicable.ts';
import { initialValues } from './initial-values.ts';

describe('the empty form', () => {
  it('holds nothing for anybody: no text, no number, neither yes nor no, no choice', () => {
    expect(initialValues(outing)).toEqual({
      classe: null,
      nome: '',
      telefono: '',
      bambini: null,
      eta_bambini: [],
      allergie: null,
      quali_allergie: [],
      partenza: null,
      ritorno: null,
      mezzo: null,
      targa: '',
      quota: null,
      casa: {
        search: '',
        street: '',
        street_number: '',
        zip: '',
        city: '',
        is_manual_address: false,
      },
      comune_scuola: '',
      maestra: { nome: '', anni: null },
    });
  });
});

describe('the questions that apply', () => {
  it('are those without a condition, in the order of the table, before anything is answered', () => {
    const all = Object.keys(outing.fields);
    expect(applicable(outing, initialValues(outing))).toEqual(
      all.filter((key) => !['eta_bambini', 'quali_allergie', 'targa'].includes(key)),
    );
  });

  it('are all, for a parent who comes by car with two children who have allergies', () => {
    expect(applicable(outing, giulia)).toEqual(Object.keys(outing.fields));
  });

  it('leave out the plate of who takes the train, and the allergies of who has none', () => {
    const keys = applicable(outing, { ...giulia, mezzo: 'treno', allergie: false });
    expect(keys).not.toContain('targa');
    expect(keys).not.toContain('quali_allergie');
    expect(keys).toHaveLength(Object.keys(outing.fields).length - 2);
  });
});
