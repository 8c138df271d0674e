import { initialValues } from '@preventivo/core';
import { professional } from '@preventivo/line-professional/line';
import { describe, expect, it } from 'vitest';
import { data } from '../testing/test-api.ts';
import { createReference } from './reference.ts';

const lists = createReference(data).listsOf('professional');
const professions = (area: string) => (lists[`professions/${area}`] ?? []).map(({ id }) => id);
/** The list a profession is given; null where it is asked for none. */
const given = (area: string, professione: string) => {
  const answers = { ...nobody, area, professione };
  const isAsked = professional.applies?.specializzazione?.(answers);
  return isAsked ? professional.lists?.specializzazione?.(answers) : null;
};
const nobody = initialValues(professional);

describe('the professions on offer', () => {
  it.each([
    ['tecnica', 'specializzazioneTecnica'],
    ['legale', 'specializzazioneLegale'],
  ])(
    'of the area %s are given its list of specialisations, but for any other profession',
    (area, list) => {
      expect(professions(area).length).toBeGreaterThan(5);
      for (const one of professions(area))
        expect(given(area, one), one).toBe(one === 'altro' ? null : list);
    },
  );

  it('of the medical area are given one where they are doctors, and none otherwise', () => {
    const asked = professions('medica').filter((one) => given('medica', one) !== null);
    expect(asked).toEqual(['medico', 'odontoiatra']);
    for (const one of ['fisioterapista', 'farmacista', 'infermiere', 'oss', 'altro'])
      expect(professions('medica')).toContain(one);
  });

  it('of another area are given none', () => {
    for (const one of professions('altraGenerica')) expect(given('altraGenerica', one)).toBeNull();
  });
});
