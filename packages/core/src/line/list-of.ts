import { isListed } from '../kinds/choice/field.ts';
import type { Fields, Values } from './field.ts';
import type { Table } from './table.ts';

/** The name of the list a choice is made from now; null while there is none yet, undefined where there is no choice. */
export function listOf<F extends Fields>(
  table: Table<F>,
  values: Values<F>,
  key: string,
): string | null | undefined {
  const field = table.fields[key];
  if (!field || !isListed(field)) return undefined;
  const rule = table.lists?.[key];
  return rule ? rule(values) : field.list;
}
