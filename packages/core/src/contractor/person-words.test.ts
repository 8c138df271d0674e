import { expect, it } from 'vitest';
import { addDays } from '../dates/luxon.ts';
import { boundsOf, boundWords } from '../line/bounds.ts';
import { initialValues } from '../line/initial-values.ts';
import { person } from './person.ts';
import { personWords } from './person-words.ts';

it('says every limit of page 1 as the rules count it, on each day of five years', () => {
  const limits = Object.entries(person.limits ?? {});
  let day = '2026-01-01';
  while (day < '2031-01-01') {
    const counted = limits.map(([key, limitsOf]) => [
      key,
      boundWords(boundsOf(limitsOf(initialValues(person), day), day)),
    ]);
    expect(personWords(day), day).toEqual(Object.fromEntries(counted));
    day = addDays(day, 1);
  }
});
