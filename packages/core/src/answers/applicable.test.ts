import { describe, expect, it } from 'vitest';
import { giulia, outing } from '../line/outing.fixture.ts';
import { applicable } from './applicable.ts';
import { initialValues } from './initial-values.ts';

describe('the empty form', () => {
  it('holds empty values: no text, no number, no boolean, no option', () => {
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

describe('applicable', () => {
  it('returns the unconditional fields in table order for an empty form', () => {
    const all = Object.keys(outing.fields);
    expect(applicable(outing, initialValues(outing))).toEqual(
      all.filter((key) => !['eta_bambini', 'quali_allergie', 'targa'].includes(key)),
    );
  });

  it('returns every field for a parent who travels by car with two allergic children', () => {
    expect(applicable(outing, giulia)).toEqual(Object.keys(outing.fields));
  });

  it('omits the plate without a car, and the allergies without any', () => {
    const keys = applicable(outing, { ...giulia, mezzo: 'treno', allergie: false });
    expect(keys).not.toContain('targa');
    expect(keys).not.toContain('quali_allergie');
    expect(keys).toHaveLength(Object.keys(outing.fields).length - 2);
  });
});
