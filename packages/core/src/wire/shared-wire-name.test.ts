import { describe, expect, it } from 'vitest';
import { settle } from '../answers/settle.ts';
import { sofia, stay } from '../line/guests.fixture.ts';
import { fromWire, toWire } from './wire.ts';

const italian = { ...sofia, ospite: { ...sofia.ospite, italiano: true, paese: null } };
const unknown = { ...sofia, ospite: { ...sofia.ospite, italiano: null, paese: null } };

describe('two questions of a group with the same wire name', () => {
  it.each([
    ['from abroad', sofia, 7],
    ['from Italy', italian, 13],
    ['who has not said it', unknown, null],
  ])(
    'two questions with the same wire name both read the same sent answer: a guest %s',
    (_, answers, nazione) => {
      const body = toWire(stay, answers);
      expect(body.ospite).toEqual({ nome: 'Sofia', email: null, nazione, record: null });
      expect(fromWire(stay, body)).toEqual({ values: answers, problems: [] });
    },
  );

  it('two questions with the same wire name report an unknown key once', () => {
    const body = { ...toWire(stay, sofia), ospite: { nation: 7 } };
    expect(fromWire(stay, body).problems).toEqual([{ key: 'ospite.nation', reason: 'unknown' }]);
  });
});

describe('a reaction', () => {
  it('a reaction receives the current day', () => {
    expect(settle(stay, sofia, { ...sofia, anno: 2020 }, '2027-01-01').ritorno).toBe(2027);
  });
});
