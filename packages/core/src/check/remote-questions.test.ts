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

describe('what the service is asked about Paolo', () => {
  it('is his card, the prize he won and the name of his instructor, each at its control', () => {
    expect(asked()).toEqual([
      { what: 'brand', content: 'CN 12', marks: ['tessera tessera'] },
      { what: 'text', content: 'Coppa', marks: ['gare gare.1.premio'] },
      { what: 'names', content: 'Ada', marks: ['istruttore istruttore.nome'] },
    ]);
  });

  it('is nothing about an answer he did not give or was not asked for', () => {
    expect(asked({ tessera: '', gare: [], attivita: 'nessuna' })).toEqual([]);
  });

  it('is nothing about a card of blanks, which is sent as none', () => {
    expect(asked({ tessera: ' \u00a0 ' }, ['tessera'])).toEqual([]);
  });

  it('is his card as it is sent, without the spaces around it', () => {
    expect(asked({ tessera: ' CN 12 ' }, ['tessera'])).toMatchObject([{ content: 'CN 12' }]);
  });

  it('is only what his page holds', () => {
    expect(asked({}, ['tessera', 'kw'])).toHaveLength(1);
    expect(asked({}, ['numero_gare'])).toEqual([]);
  });

  it('is two answers together when either is left, once both are given', () => {
    expect(asked(engine, ['kw'])).toEqual([power]);
    expect(asked(engine, ['cavalli'])).toEqual([power]);
    expect(asked({ ...engine, kw: null }, ['cavalli'])).toEqual([]);
  });

  it('is two answers together, which is said at the one whose question stands there', () => {
    const line = { ...club, applies: { ...club.applies, kw: () => false } };
    const [question] = remoteQuestions(line, { ...paolo, ...engine }, ['cavalli']);
    expect(question?.marks).toMatchObject([{ control: 'cavalli' }]);
  });

  it('is nothing on a line without such checks', () => {
    expect(remoteQuestions(outing, giulia)).toEqual([]);
  });
});

describe('a refusal', () => {
  it('stands in the words of the service at every answer it marks', () => {
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
    'stands in the words of the table where it has some, whatever the service says: %s',
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

  it('without a word stands in those of the question', () => {
    const [question] = remoteQuestions(club, paolo, ['tessera']);
    if (!question) throw new Error('nothing is asked');
    expect(refusedRemotely(question, undefined)).toMatchObject([
      { invalid: 'Valore non valido', error: 'Indicare tessera' },
    ]);
  });
});
