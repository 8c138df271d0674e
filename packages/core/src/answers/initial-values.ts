import type { Fields, Values } from '../table/field.ts';
import type { Table } from '../table/table.ts';
import { settle } from './settle.ts';

/** The empty form; what follows from empty answers is in it. Made once for a table. */
export function initialValues<F extends Fields>(table: Table<F>): Values<F> {
  const known = made.get(table);
  if (known) return known as Values<F>;
  const empty = emptied(table);
  made.set(table, empty);
  return empty;
}

const made = new WeakMap<object, Values<Fields>>();

function emptied<F extends Fields>(table: Table<F>): Values<F> {
  const empty = Object.fromEntries(
    Object.entries(table.fields).map(([key, field]) => [key, field.initial]),
  ) as Values<F>;
  return table.computed || table.lockedTo ? settle(table, empty, empty) : empty;
}
