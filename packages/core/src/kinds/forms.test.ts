import { describe, expect, it } from 'vitest';
import { initialValues } from '../answers/initial-values.ts';
import { giulia, outing } from '../line/outing.fixture.ts';
import { valuesOf } from './forms.ts';

// That each answer keeps its form is told in draft/restored-answers.test.ts.
describe('answers that were kept', () => {
  it('come back to Giulia as she left them', () => {
    expect(valuesOf(outing, giulia)).toEqual(giulia);
  });

  it('lose what somebody wrote into a question that is not asked', () => {
    const edited = { ...giulia, mezzo: 'treno', allergie: null, bambini: 0 };
    expect(valuesOf(outing, edited)).toEqual({
      ...edited,
      targa: '',
      quali_allergie: [],
      eta_bambini: [],
    });
  });

  it('lose as well what hung on an answer that had to be emptied', () => {
    const edited = { ...giulia, mezzo: 7, allergie: 'true' };
    const values = valuesOf(outing, edited);
    expect(values.mezzo).toBeNull();
    expect(values.targa).toBe('');
    expect(values.quali_allergie).toEqual([]);
  });

  it('have as many entries in a list as its number says', () => {
    const edited = { ...giulia, eta_bambini: [7] };
    expect(valuesOf(outing, edited).eta_bambini).toEqual([7, null]);
  });

  it('are the empty form where nothing was kept, and never a question of nobody', () => {
    expect(valuesOf(outing, {})).toEqual(initialValues(outing));
    expect(Object.keys(valuesOf(outing, { ...giulia, __proto__: null, extra: 1 }))).toEqual(
      Object.keys(outing.fields),
    );
  });
});
