import { describe, expect, it } from 'vitest';
import { initialValues } from '../answers/initial-values.ts';
import { giulia, outing } from '../line/outing.fixture.ts';
import { valuesOf } from './forms.ts';

// draft/restored-answers.test.ts covers malformed answers of each kind.
describe('stored answers', () => {
  it('valuesOf restores answers unchanged', () => {
    expect(valuesOf(outing, giulia)).toEqual(giulia);
  });

  it('valuesOf drops the answers to questions that do not apply', () => {
    const edited = { ...giulia, mezzo: 'treno', allergie: null, bambini: 0 };
    expect(valuesOf(outing, edited)).toEqual({
      ...edited,
      targa: '',
      quali_allergie: [],
      eta_bambini: [],
    });
  });

  it('valuesOf drops the answers that depended on an invalid answer', () => {
    const edited = { ...giulia, mezzo: 7, allergie: 'true' };
    const values = valuesOf(outing, edited);
    expect(values.mezzo).toBeNull();
    expect(values.targa).toBe('');
    expect(values.quali_allergie).toEqual([]);
  });

  it('valuesOf gives a list the number of entries that another answer states', () => {
    const edited = { ...giulia, eta_bambini: [7] };
    expect(valuesOf(outing, edited).eta_bambini).toEqual([7, null]);
  });

  it('valuesOf returns the empty form if nothing was stored, without unknown keys', () => {
    expect(valuesOf(outing, {})).toEqual(initialValues(outing));
    expect(Object.keys(valuesOf(outing, { ...giulia, __proto__: null, extra: 1 }))).toEqual(
      Object.keys(outing.fields),
    );
  });
});
