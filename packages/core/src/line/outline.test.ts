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

it('stands over its pages in small letters, where it says nothing else', () => {
  expect(headingOf(outlineOf(defineLine(spec)))).toBe('Preventivo sci alfa');
});

it('stands over its pages in its own words, before its questions have come too', () => {
  const own = defineLine({ ...spec, heading: 'Il tuo Sci Alfa' });
  expect(headingOf(outlineOf(own))).toBe('Il tuo Sci Alfa');
});
