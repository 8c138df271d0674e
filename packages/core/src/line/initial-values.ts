import type { Fields, Values } from './field.ts';
import { settle } from './settle.ts';
import type { Table } from './table.ts';

/** The empty form; what follows from empty answers is in it. */
export function initialValues<F extends Fields>(table: Table<F>): Values<F> {
  const empty = Object.fromEntries(
    Object.entries(table.fields).map(([key, field]) => [key, field.initial]),
  ) as Values<F>;
  return table.follows || table.forced ? settle(table, empty, empty) : empty;
}
