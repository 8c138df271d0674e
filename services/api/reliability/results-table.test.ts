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

it('shows each figure beside what was promised, a column for each database', () => {
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

it('marks the figure that breaks a promise, and hides none of the others', () => {
  const page = resultsTable(promises, [killed('SQLite', 0), killed('PostgreSQL', 3), load], []);
  expect(page).toContain('| lost | 0 | **3** | 0 |');
  expect(page.match(/\*\*Failed\.\*\*/g)).toHaveLength(1);
  expect(page).toContain('| p99, ms | 4.13 | 50 |');
});

it('says that a promise failed though no figure is to blame, and that one was not shown', () => {
  const page = resultsTable(promises, [killed('SQLite', 0)], ['killed.test.ts', 'load.test.ts']);
  expect(page).toMatch(/Nothing is lost .+\. \*\*Failed\.\*\*\n/);
  expect(page).toMatch(/It stays quick .+\. \*\*Not shown by this run\.\*\* \*\*Failed\.\*\*$/);
});

it('takes what could not be measured for a broken promise', () => {
  const nothing = { ...load, figures: [{ what: 'p99, ms', measured: Number.NaN, atMost: 50 }] };
  expect(resultsTable(promises, [nothing], [])).toContain('| p99, ms | **NaN** | 50 |');
});

it('replaces the figures of promises that are tried again, and says when', () => {
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
