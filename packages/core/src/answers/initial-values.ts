import type { Fields, Values } from '../table/field.ts';
import type { Table } from '../table/table.ts';
import { settle } from './settle.ts';

const made = new WeakMap<object, Values<Fields>>();

/** Returns the answers of an empty form, including the computed ones. Cached per table. */
export function initialValues<F extends Fields>(table: Table<F>): Values<F> {
  const known = made.get(table);
  if (known) return known as Values<F>;
  const blank = Object.fromEntries(
    Object.entries(table.fields).map(([key, field]) => [key, field.initial]),
  ) as Values<F>;
  const empty = table.computed || table.lockedTo ? settle(table, blank, blank) : blank;
  made.set(table, empty);
  return empty;
}
