import { expect, it } from 'vitest';
import type { Figures } from './figure.ts';
import { measuredAgain, resultsTable } from './results-table.ts';

const promises = [
  { key: 'killed', promise: 'Nothing is lost', test: 'killed.test.ts' },
  { key: 'load', promise: 'It stays quick', test: 'load.test.ts' },
];
const killed = (over: Figures['over'], lost: number): Figures => ({
  promise: 'killed',
  over,
  figures: [
    { what: 'kills', measured: 20 },
    { what: 'lost', measured: lost, atMost: 0 },
  ],
});
const load: Figures = {
  promise: 'load',
  over: 'SQLite',
  figures: [{ what: 'p99, ms', measured: 4.126, atMost: 50 }],
};

it('the results table shows each figure beside its promise, with one column per database', () => {
  const page = resultsTable(promises, [killed('PostgreSQL', 0), killed('SQLite', 0), load], []);
  expect(page).toContain(
    'Nothing is lost ([`killed.test.ts`](../services/api/reliability/killed.test.ts)).',
  );
  expect(page).toContain('| what | SQLite | PostgreSQL | at most |');
  expect(page).toContain('| kills | 20 | 20 | – |');
  expect(page).toContain('| lost | 0 | 0 | 0 |');
  expect(page).toContain('| p99, ms | 4.13 | 50 |');
  expect(page).not.toContain('**');
});

it('the results table marks the figure that breaks a promise, and still shows the others', () => {
  const page = resultsTable(promises, [killed('SQLite', 0), killed('PostgreSQL', 3), load], []);
  expect(page).toContain('| lost | 0 | **3** | 0 |');
  expect(page.match(/\*\*Failed\.\*\*/g)).toHaveLength(1);
  expect(page).toContain('| p99, ms | 4.13 | 50 |');
});

it('the results table marks a promise whose test failed, and a promise without figures', () => {
  const page = resultsTable(promises, [killed('SQLite', 0)], ['killed.test.ts', 'load.test.ts']);
  expect(page).toMatch(/Nothing is lost .+\. \*\*Failed\.\*\*\n/);
  expect(page).toMatch(/It stays quick .+\. \*\*Not shown by this run\.\*\* \*\*Failed\.\*\*$/);
});

it('the results table marks a figure that could not be measured as broken', () => {
  const nothing = { ...load, figures: [{ what: 'p99, ms', measured: Number.NaN, atMost: 50 }] };
  expect(resultsTable(promises, [nothing], [])).toContain('| p99, ms | **NaN** | 50 |');
});

it('a new measurement replaces only the figures of its promises, and adds the date', () => {
  const first = { key: 'killed', promise: 'Nothing is lost', test: 'killed.test.ts' };
  const before = `\nMeasured on Monday.\n\n${resultsTable(promises, [killed('SQLite', 3), load], ['killed.test.ts'])}\n\n`;
  const again = resultsTable([first], [killed('SQLite', 0)], []);
  const page = measuredAgain(before, [first], again, 'Measured on Tuesday.');
  expect(page).toMatch(
    /^\nMeasured on Monday\.\n\nNothing is lost .+\)\. Measured on Tuesday\.\n\n\|/,
  );
  expect(page).toContain('| lost | 0 | 0 |');
  expect(page).toContain('| p99, ms | 4.13 | 50 |');
  expect(page).not.toContain('**');
});
