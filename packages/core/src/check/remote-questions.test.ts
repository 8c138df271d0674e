import { describe, expect, it } from 'vitest';
import { club, type Member, paolo } from '../line/club.fixture.ts';
import { giulia, outing } from '../line/outing.fixture.ts';
import { refusedRemotely, remoteQuestions } from './remote-questions.ts';

const asked = (change: Partial<Member> = {}, keys?: readonly string[]) =>
  remoteQuestions(club, { ...paolo, ...change }, keys).map(({ what, content, marks }) => ({
    what,
    content,
    marks: marks.map(({ field, control }) => `${field} ${control}`),
  }));
const engine = { attivita: 'motore', kw: 4, cavalli: 5 };
const power = {
  what: 'power',
  content: { cavalli: 5, kw: 4 },
  marks: ['kw kw', 'cavalli cavalli'],
};

describe('remoteQuestions', () => {
  it("returns the card, the prize and the instructor's name, each with its control", () => {
    expect(asked()).toEqual([
      { what: 'brand', content: 'CN 12', marks: ['tessera tessera'] },
      { what: 'text', content: 'Coppa', marks: ['gare gare.1.premio'] },
      { what: 'names', content: 'Ada', marks: ['istruttore istruttore.nome'] },
    ]);
  });

  it('skips answers that are missing or not asked', () => {
    expect(asked({ tessera: '', gare: [], attivita: 'nessuna' })).toEqual([]);
  });

  it('skips a card of whitespace, which is sent as null', () => {
    expect(asked({ tessera: ' \u00a0 ' }, ['tessera'])).toEqual([]);
  });

  it('sends the card trimmed', () => {
    expect(asked({ tessera: ' CN 12 ' }, ['tessera'])).toMatchObject([{ content: 'CN 12' }]);
  });

  it('returns only the questions of the page', () => {
    expect(asked({}, ['tessera', 'kw'])).toHaveLength(1);
    expect(asked({}, ['numero_gare'])).toEqual([]);
  });

  it('sends two answers together when either changes, once both are given', () => {
    expect(asked(engine, ['kw'])).toEqual([power]);
    expect(asked(engine, ['cavalli'])).toEqual([power]);
    expect(asked({ ...engine, kw: null }, ['cavalli'])).toEqual([]);
  });

  it('marks only the applicable one of two answers', () => {
    const line = { ...club, applies: { ...club.applies, kw: () => false } };
    const [question] = remoteQuestions(line, { ...paolo, ...engine }, ['cavalli']);
    expect(question?.marks).toMatchObject([{ control: 'cavalli' }]);
  });

  it('returns an empty list for a line without remote checks', () => {
    expect(remoteQuestions(outing, giulia)).toEqual([]);
  });
});

describe('refusedRemotely', () => {
  it("returns the service's message at every marked answer", () => {
    const [question] = remoteQuestions(club, { ...paolo, ...engine }, ['kw']);
    if (!question) throw new Error('nothing is asked');
    expect(refusedRemotely(question, 'Combinazione non valida')).toEqual([
      {
        field: 'kw',
        control: 'kw',
        code: 'KW',
        invalid: 'Combinazione non valida',
        error: 'Combinazione non valida',
      },
      {
        field: 'cavalli',
        control: 'cavalli',
        code: 'CAVALLI',
        invalid: 'Combinazione non valida',
        error: 'Combinazione non valida',
      },
    ]);
  });

  it.each([undefined, 'Errore 17'])(
    "prefers the table's text to the service's message: %s",
    (said) => {
      const [question] = remoteQuestions(club, { ...paolo, ...engine }, ['kw']);
      if (!question) throw new Error('nothing is asked');
      const refused = refusedRemotely({ ...question, invalid: 'Non vanno insieme' }, said);
      expect(refused.map(({ control, invalid, error }) => [control, invalid, error])).toEqual([
        ['kw', 'Non vanno insieme', 'Non vanno insieme'],
        ['cavalli', 'Non vanno insieme', 'Non vanno insieme'],
      ]);
    },
  );

  it("returns the question's text without a message", () => {
    const [question] = remoteQuestions(club, paolo, ['tessera']);
    if (!question) throw new Error('nothing is asked');
    expect(refusedRemotely(question, undefined)).toMatchObject([
      { invalid: 'Valore non valido', error: 'Indicare tessera' },
    ]);
  });
});
