import { giuliaAsks } from '@preventivo/fixtures/people';
import { expect, it } from 'vitest';
import { club, sailor } from '../testing/club.fixture.ts';
import { listsOf } from './answers-of.ts';

const listsFor = (product: typeof sailor) =>
  listsOf(club, { page: 3, contractor: giuliaAsks, product });

it('the summary needs the lists that answers were chosen from, also in a list of races', () => {
  expect(listsFor(sailor)).toEqual(['professione', 'corsi vela', 'esiti']);
});

it('it needs none of a question that was not answered', () => {
  expect(listsFor({ ...sailor, corso: null, gare: [] })).toEqual(['professione']);
});
