import type { Fields, Values } from './field.ts';
import type { Table } from './table.ts';

/** The empty form. */
export function initialValues<F extends Fields>(table: Table<F>): Values<F> {
  return Object.fromEntries(
    Object.entries(table.fields).map(([key, field]) => [key, field.initial]),
  ) as Values<F>;
}
