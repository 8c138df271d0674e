import { createTranslator } from '@preventivo/core';
import { giuliaAsks, today } from '@preventivo/fixtures/people';
import { describe, expect, it } from 'vitest';
import { shownAnswers } from '../pages/questions-page.tsx';
import { club, clubLists, sailor } from '../testing/club.fixture.ts';
import { answeredShare } from './answered-share.ts';
import { answersOf } from './answers-of.ts';

const state = { page: 3, contractor: giuliaAsks, product: sailor };
const answers = answersOf(club, state, { lists: clubLists, today, t: createTranslator({}) })
  .filter(({ page }) => page > 1)
  .flatMap((page) => page.answers);

describe('the ticket of the club', () => {
  it('shows groups and lists as text, without answers to questions that do not apply', () => {
    expect(answers.map(({ field, answer }) => [field, answer])).toEqual([
      ['nascita', '27/03/1985'],
      ['corso', 'Regata'],
      ['gare', '2024, Vinta'],
      ['istruttore', 'Ada Neri'],
      ['sano', 'Sì'],
    ]);
  });

  it('masks a sensitive answer', () => {
    expect(answers.filter(({ covered }) => covered).map(({ field }) => field)).toEqual(['sano']);
  });
});

describe('an answer copied from the contractor', () => {
  it('is shown as text', () => {
    expect(shownAnswers(club, sailor, today)).toEqual({ nascita: '27/03/1985' });
    expect(shownAnswers(club, { ...sailor, nascita: null }, today)).toEqual({ nascita: '' });
  });

  it('counts as answered', () => {
    expect(answeredShare(club, ['nascita', 'sano'], { ...sailor, sano: null })).toBe(0.5);
  });
});
