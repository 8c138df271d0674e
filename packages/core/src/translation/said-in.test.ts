import { expect, it } from 'vitest';
import { fill } from '../errors/fill.ts';
import { whole } from '../kinds/number/field.ts';
import type { Table } from '../table/table.ts';
import { translatedTable } from './translated-table.ts';

const says = {
  fewer: 'Età richieste: {n}. Le altre sono state tolte.',
  months: 'Per il {year} solo {months}.',
  from: 'i mesi da {month} in poi',
  giugno: 'giugno',
};
const fields = { eta: whole({ label: 'Età', code: 'ETA', error: "Indicare l'età" }) };
const table: Table<typeof fields> = {
  fields,
  says,
  texts: {
    eta: () => ({
      hint: fill(says.months, { year: 2026, months: fill(says.from, { month: 'giugno' }) }),
    }),
  },
  tells: { eta: ({ eta }) => (eta === null ? null : fill(says.fewer, { n: eta })) },
};
const english = translatedTable(table, (place, text) =>
  place === 'says.fewer'
    ? 'Ages asked for: {n}.'
    : place === 'says.months'
      ? 'Of {year} only {months}.'
      : place === 'says.from'
        ? 'the months from {month} on'
        : place === 'says.giugno'
          ? 'June'
          : text,
);

it('translates a sentence of a rule with the values of its placeholders', () => {
  expect(english.tells?.eta?.({ eta: 3 }, { eta: 4 })).toBe('Ages asked for: 3.');
  expect(english.tells?.eta?.({ eta: null }, { eta: 4 })).toBeNull();
});

it('translates a sentence inside the placeholder of another', () => {
  expect(english.texts?.eta?.({ eta: null }).hint).toBe('Of 2026 only the months from June on.');
});
