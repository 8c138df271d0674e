import { initialValues } from '@preventivo/core';
import { professional } from '@preventivo/line-professional/line';
import { describe, expect, it } from 'vitest';
import { data } from '../testing/test-api.ts';
import { createReference } from './reference.ts';

const lists = createReference(data).listsOf('professional');
const professions = (area: string) => (lists[`professions/${area}`] ?? []).map(({ id }) => id);
/** Returns the list of specialisations of a profession; null if the question does not apply. */
const given = (area: string, professione: string) => {
  const answers = { ...nobody, area, professione };
  const isAsked = professional.applies?.specializzazione?.(answers);
  return isAsked ? professional.lists?.specializzazione?.(answers) : null;
};
const nobody = initialValues(professional);

describe('specialisations of professions', () => {
  it.each([
    ['tecnica', 'specializzazioneTecnica'],
    ['legale', 'specializzazioneLegale'],
  ])(
    'the area %s has its own list of specialisations, except for other professions',
    (area, list) => {
      expect(professions(area).length).toBeGreaterThan(5);
      for (const one of professions(area))
        expect(given(area, one), one).toBe(one === 'altro' ? null : list);
    },
  );

  it('specialisations in the medical area are only for doctors', () => {
    const asked = professions('medica').filter((one) => given('medica', one) !== null);
    expect(asked).toEqual(['medico', 'odontoiatra']);
    for (const one of ['fisioterapista', 'farmacista', 'infermiere', 'oss', 'altro'])
      expect(professions('medica')).toContain(one);
  });

  it('the area of generic professions has no specialisations', () => {
    for (const one of professions('altraGenerica')) expect(given('altraGenerica', one)).toBeNull();
  });
});
