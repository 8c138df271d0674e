import { createTranslator } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import { giuliaAsks, today } from '@preventivo/fixtures/people';
import { describe, expect, it } from 'vitest';
import { emptyState } from '../draft/line-state.ts';
import { wrongPages } from '../submission/whole-check.ts';
import { aDayOut, lists, outing } from '../testing/outing.fixture.ts';
import { answeredShare } from './answered-share.ts';
import { answersOf } from './answers-of.ts';

const state = { page: 3, contractor: giuliaAsks, product: aDayOut };

const fieldsOf = (pages: ReturnType<typeof answersOf>) =>
  pages.flatMap(({ answers }) => answers.map(({ field }) => field));

describe('the answers of the ticket', () => {
  it('is empty before any answer', () => {
    const pages = answersOf(outing, emptyState(outing, outing), {
      lists,
      today,
      t: createTranslator({}),
    });
    expect(pages.flatMap(({ answers }) => answers)).toEqual([]);
  });

  it('lists the answers page by page, in question order', () => {
    const pages = answersOf(outing, state, { lists, today, t: createTranslator({}) });
    const told = pages.flatMap(({ page, answers }) => answers.map(({ answer }) => [page, answer]));
    expect(told).toEqual([
      [1, 'Giulia'],
      [1, 'Ferri'],
      [1, 'Donna'],
      [1, '27/03/1985'],
      [1, 'Italia'],
      [1, 'Milano'],
      [1, 'Via Roma 12/A, 20121 Milano'],
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

  it('groups answers by page title, with the first question of each page', () => {
    const pages = answersOf(outing, state, { lists, today, t: createTranslator({}) });
    expect(pages.map(({ page, title, first }) => [page, title, first])).toEqual([
      [1, 'I tuoi dati', 'nome'],
      ...outing.pages.map(({ title, fields }, index) => [index + 2, title, fields[0]]),
    ]);
  });

  it('labels the answers with the questions of the form', () => {
    const [contractor] = answersOf(outing, state, { lists, today, t: createTranslator({}) });
    expect(contractor?.answers[0]).toEqual({ field: 'nome', question: 'Nome', answer: 'Giulia' });
  });

  it('names each invalid question of a page once, and no question of a valid page', () => {
    const product = { ...aDayOut, giorno: null, mezzo: null };
    const wrong = wrongPages(rules, outing, { ...state, product }, { lists, today });
    const pages = answersOf(
      outing,
      { ...state, product },
      { lists, today, t: createTranslator({}) },
      wrong,
    );
    expect(pages.map(({ open }) => open)).toEqual([
      undefined,
      ['Quando partite?', 'Come ci andate?'],
      undefined,
    ]);
  });

  it('are the name and town of the contractor, and what says something without its question', () => {
    const pages = answersOf(outing, state, { lists, today, t: createTranslator({}) });
    expect(pages.map(({ name, short }) => [name, short])).toEqual([
      ['Giulia Ferri', ['Milano']],
      [undefined, ['In treno']],
      [undefined, ['Pranzo, Merenda', 'Portiamo il cane']],
    ]);
  });

  it('omit an invalid answer, and a name of which one part is invalid', () => {
    const { contractor, product } = state;
    const wrongName = { ...contractor, persona: { ...contractor.persona, nome: 'A' } };
    const invalid = {
      page: 3,
      contractor: wrongName,
      product: { ...product, giorno: '2020-01-01', bambini: 33 },
    };
    const wrong = wrongPages(rules, outing, invalid, { lists, today });
    const pages = answersOf(outing, invalid, { lists, today, t: createTranslator({}) }, wrong);
    expect(pages[0]?.name).toBeUndefined();
    const fields = fieldsOf(pages);
    expect(fields).toContain('cognome');
    for (const field of ['nome', 'giorno', 'bambini']) expect(fields).not.toContain(field);
  });

  it('omits inapplicable answers', () => {
    const product = { ...aDayOut, bambini: 0 };
    const fields = fieldsOf(
      answersOf(outing, { ...state, product }, { lists, today, t: createTranslator({}) }),
    );
    expect(fields).not.toContain('eta_bambini');
    expect(fields).not.toContain('scadenzaPolizza');
  });

  it('omits fields that the line hides', () => {
    const hiding = { ...outing, contractor: { ...outing.contractor, hides: ['email'] } } as const;
    expect(
      fieldsOf(answersOf(hiding, state, { lists, today, t: createTranslator({}) })),
    ).not.toContain('email');
  });
});

describe('answeredShare', () => {
  const keys = outing.pages[0]?.fields ?? [];

  it('grows with the answered questions of the page', () => {
    const empty = emptyState(outing, outing).product;
    expect(answeredShare(outing, keys, empty)).toBe(0);
    expect(answeredShare(outing, keys, { ...empty, altriSinistri: false })).toBe(1 / 4);
    expect(answeredShare(outing, keys, { ...empty, polizzaAttiva: true })).toBe(1 / 5);
    expect(answeredShare(outing, keys, aDayOut)).toBe(1);
  });

  it('is 0 on a page without questions', () => {
    expect(answeredShare(outing, [], aDayOut)).toBe(0);
  });
});
