import type { Fields, Values } from './field.ts';
import type { Table } from './table.ts';

/** The keys of the fields that exist for these answers, in the table's order. */
export function applicable<F extends Fields>(
  table: Table<F>,
  values: Values<F>,
): readonly (keyof F & string)[] {
  return Object.keys(table.fields).filter((key) => table.applies?.[key]?.(values) ?? true);
}
