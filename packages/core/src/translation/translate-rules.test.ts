import { expect, it } from 'vitest';
import { fill } from '../errors/fill.ts';
import { whole } from '../kinds/number/field.ts';
import type { Table } from '../table/table.ts';
import { translatedTable } from './translated-table.ts';

const sentences = {
  fewer: 'Età richieste: {n}. Le altre sono state tolte.',
  months: 'Per il {year} solo {months}.',
  from: 'i mesi da {month} in poi',
  giugno: 'giugno',
};
const fields = { eta: whole({ label: 'Età', code: 'ETA', error: "Indicare l'età" }) };
const table: Table<typeof fields> = {
  fields,
  sentences,
  texts: {
    eta: () => ({
      hint: fill(sentences.months, {
        year: 2026,
        months: fill(sentences.from, { month: 'giugno' }),
      }),
    }),
  },
  announcements: { eta: ({ eta }) => (eta === null ? null : fill(sentences.fewer, { n: eta })) },
};
const english = translatedTable(table, (place, text) =>
  place === 'sentences.fewer'
    ? 'Ages asked for: {n}.'
    : place === 'sentences.months'
      ? 'Of {year} only {months}.'
      : place === 'sentences.from'
        ? 'the months from {month} on'
        : place === 'sentences.giugno'
          ? 'June'
          : text,
);

it('translateRules translates a sentence and keeps the values of its placeholders', () => {
  expect(english.announcements?.eta?.({ eta: 3 }, { eta: 4 })).toBe('Ages asked for: 3.');
  expect(english.announcements?.eta?.({ eta: null }, { eta: 4 })).toBeNull();
});

it('translateRules translates a sentence inside the placeholder of another', () => {
  expect(english.texts?.eta?.({ eta: null }).hint).toBe('Of 2026 only the months from June on.');
});
