import { giuliaAsks } from '@preventivo/fixtures/people';
import { expect, it } from 'vitest';
import { club, sailor } from '../testing/club.fixture.ts';
import { listsOf } from './answers-of.ts';

const listsFor = (product: typeof sailor) =>
  listsOf(club, { page: 3, contractor: giuliaAsks, product });

it('listsOf returns the option lists of the answers, also inside a list of groups', () => {
  expect(listsFor(sailor)).toEqual(['professione', 'corsi vela', 'esiti']);
});

it('listsOf omits the list of an unanswered question', () => {
  expect(listsFor({ ...sailor, corso: null, gare: [] })).toEqual(['professione']);
});
