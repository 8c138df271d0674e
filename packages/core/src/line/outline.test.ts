import { expect, it } from 'vitest';
import { defineLine } from './define-line.ts';
import { headingOf, outlineOf } from './outline.ts';

const spec = {
  id: 'ski',
  title: 'Sci Alfa',
  about: 'Sulle piste.',
  pictogram: 'M4 20 20 4',
  contractor: { types: ['fisica'] },
  fields: {},
  pages: [{ id: 'piste', title: 'Sulle piste' }],
} as const;

it('headingOf returns the title in small letters by default', () => {
  expect(headingOf(outlineOf(defineLine(spec)))).toBe('Preventivo sci alfa');
});

it("headingOf returns the line's heading, also from its outline", () => {
  const own = defineLine({ ...spec, heading: 'Il tuo Sci Alfa' });
  expect(headingOf(outlineOf(own))).toBe('Il tuo Sci Alfa');
});
