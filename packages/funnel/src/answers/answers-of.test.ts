import { giuliaAsks, today } from '@preventivo/testing/people';
import { describe, expect, it } from 'vitest';
import { emptyState } from '../draft/line-state.ts';
import { aDayOut, lists, outing } from '../testing/outing.fixture.ts';
import { answeredShare } from './answered-share.ts';
import { answersOf } from './answers-of.ts';

const state = { page: 3, contractor: giuliaAsks, product: aDayOut };

describe('the summary', () => {
  it('is empty before anything is answered', () => {
    expect(answersOf(outing, emptyState(outing, outing), { lists, today })).toEqual([]);
  });

  it('tells the answers page by page, in the order of the questions', () => {
    const answers = answersOf(outing, state, { lists, today });
    expect(answers.map(({ page, answer }) => [page, answer])).toEqual([
      [1, 'Giulia'],
      [1, 'Ferri'],
      [1, 'Donna'],
      [1, '27/03/1985'],
      [1, 'Italia'],
      [1, 'MILANO (MI)'],
      [1, 'Via Roma 12/A, 20121 MILANO (MI)'],
      [1, 'giulia.ferri@example.it'],
      [1, '333 1234567'],
      [2, 'No'],
      [2, 'No'],
      [2, '01/12/2026'],
      [2, 'In treno'],
      [3, '2'],
      [3, '7, 9'],
      [3, 'Pranzo, Merenda'],
      [3, 'Portiamo il cane'],
    ]);
  });

  it('asks in the words of the form, and knows the field to go back to', () => {
    const [name] = answersOf(outing, state, { lists, today });
    expect(name).toEqual({ field: 'nome', question: 'Nome', answer: 'Giulia', page: 1 });
  });

  it('leaves out what does not apply, whatever stands in it', () => {
    const product = { ...aDayOut, bambini: 0 };
    const fields = answersOf(outing, { ...state, product }, { lists, today }).map(
      ({ field }) => field,
    );
    expect(fields).not.toContain('eta_bambini');
    expect(fields).not.toContain('scadenzaPolizza');
  });

  it('leaves out what the line hides', () => {
    const hiding = { ...outing, contractor: { ...outing.contractor, hides: ['email'] } } as const;
    expect(answersOf(hiding, state, { lists, today }).map(({ field }) => field)).not.toContain(
      'email',
    );
  });
});

describe('the bar', () => {
  const keys = outing.pages[0]?.fields ?? [];

  it('grows with the answers of the page that are asked for', () => {
    const empty = emptyState(outing, outing).product;
    expect(answeredShare(outing, keys, empty)).toBe(0);
    expect(answeredShare(outing, keys, { ...empty, altriSinistri: false })).toBe(1 / 4);
    expect(answeredShare(outing, keys, { ...empty, polizzaAttiva: true })).toBe(1 / 5);
    expect(answeredShare(outing, keys, aDayOut)).toBe(1);
  });

  it('is empty on a page that asks nothing', () => {
    expect(answeredShare(outing, [], aDayOut)).toBe(0);
  });
});
