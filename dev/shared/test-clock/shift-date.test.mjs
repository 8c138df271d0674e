import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { runStart } from './run-clock.mjs';
import { shiftDate } from './shift-date.mjs';

const YEAR = 365 * 86_400_000;
const machine = Date.UTC(2026, 11, 31, 22, 55);

/**
 * Returns a function that evaluates an expression in a separate realm. In this realm the clock has stopped, and
 * `shiftDate` has shifted it by a year.
 */
function ahead() {
  const realm = createContext({});
  const read = (expression) => runInContext(expression, realm);
  read(`Date.now = () => ${machine}; (${shiftDate})(${YEAR})`);
  return read;
}
const yearLater = machine + YEAR;

it('after shiftDate, every way to read the current time returns the shifted time', () => {
  const read = ahead();
  expect(read('Date.now()')).toBe(yearLater);
  expect(read('new Date().getTime()')).toBe(yearLater);
  expect(read('new Date().constructor.now()')).toBe(yearLater);
  expect(read('Date.parse(Date())')).toBe(yearLater);
});

it('shiftDate does not change a Date made from an explicit time', () => {
  const read = ahead();
  expect(read("new Date('2026-11-21T10:00:00Z').toISOString()")).toBe('2026-11-21T10:00:00.000Z');
  expect(read('new Date(0).getTime()')).toBe(0);
  expect(read('Date.UTC(2026, 10, 21)')).toBe(Date.UTC(2026, 10, 21));
});

it('shiftDate creates Date instances, including subclasses', () => {
  const read = ahead();
  expect(read('new Date() instanceof Date')).toBe(true);
  read('globalThis.Day = class extends Date { isDay() { return true } }');
  expect(read('new Day().isDay() && new Day() instanceof Date')).toBe(true);
  expect(read('new Day().getTime()')).toBe(yearLater);
});

it('shiftDate shifts a realm once, even if called repeatedly', () => {
  const read = ahead();
  read(`(${shiftDate})(${YEAR})`);
  expect(read('Date.now()')).toBe(yearLater);
});

it('every test and its child processes have the date of the run', () => {
  const day = runStart.slice(0, 10);
  expect(new Date().toISOString()).toContain(day);
  const file = join(import.meta.dirname, 'register.mjs');
  const words = ['--import', file, '--print', 'new Date().toISOString()'];
  expect(spawnSync(process.execPath, words, { encoding: 'utf8' }).stdout).toContain(day);
});
