import { expect, it } from 'vitest';
import { latestLast } from './latest-last.ts';

const answersTo = (answers: Readonly<Record<string, string>>) =>
  Object.entries(answers).map(([field, answer]) => ({ field, question: field, answer }));
const fieldsOf = (answers: ReturnType<typeof answersTo>) => answers.map(({ field }) => field);

it('the answer that changed last is the last, wherever its question is on the page', () => {
  const first = answersTo({ meta: 'Europa', partenza: '1/12', viaggiatori: '2' });
  const changed = answersTo({ meta: 'Mondo', partenza: '1/12', viaggiatori: '2' });
  const later = latestLast(first, changed);
  expect(fieldsOf([...later])).toEqual(['partenza', 'viaggiatori', 'meta']);
  const added = answersTo({ meta: 'Mondo', partenza: '1/12', ritorno: '8/12', viaggiatori: '2' });
  expect(fieldsOf([...latestLast(later, added)])).toEqual([
    'partenza',
    'viaggiatori',
    'meta',
    'ritorno',
  ]);
});

it('an answer that was removed is omitted', () => {
  const before = answersTo({ meta: 'Europa', partenza: '1/12' });
  expect(fieldsOf([...latestLast(before, answersTo({ meta: 'Europa' }))])).toEqual(['meta']);
});
