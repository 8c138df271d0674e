import { defineKind, type FieldOf, type Table } from '@preventivo/core';
import { expect, it } from 'vitest';
import { answersInWords } from './answer-text.ts';

/** A number of stars, sent as asterisks. */
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

it('a mail formats an answer of a custom kind with the formatter of the kind', () => {
  expect(told({ albergo: '***' })).toEqual([['Albergo', '3 stelle']]);
});

it('a mail shows an answer as sent if the table of the line has changed since', () => {
  expect(told({ albergo: 4 })).toEqual([['Albergo', '4']]);
});
