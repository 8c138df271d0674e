import { defineKind, type FieldOf, type Table } from '@preventivo/core';
import { expect, it } from 'vitest';
import { answersInWords } from './answer-text.ts';

/** So many stars, sent as asterisks. */
const stars = defineKind<FieldOf<'stars', number | null>>({
  name: 'stars',
  initial: null,
  hasForm: (kept) => kept === null || Number.isInteger(kept),
  isRight: (given) => given > 0,
  words: (given) => `${given} stelle`,
  codec: {
    to: (given) => '*'.repeat(given ?? 0),
    from: (raw) => {
      if (typeof raw !== 'string') throw new TypeError('not stars');
      return raw.length;
    },
  },
  sentAs: 'string',
  samples: () => ({ fit: [1], odd: [] }),
});
const table: Table = {
  fields: {
    albergo: stars({ label: 'Albergo', code: 'ALBERGO', error: 'Indicare quante stelle' }),
  },
};
const told = (body: unknown) => answersInWords(body, table, () => undefined);

it('an answer of a kind that its table brings is told in the words of the kind', () => {
  expect(told({ albergo: '***' })).toEqual([['Albergo', '3 stelle']]);
});

it('one that was sent before its table asked so is told as it was sent', () => {
  expect(told({ albergo: 4 })).toEqual([['Albergo', '4']]);
});
