import type { Field, Fields, Values } from './field.ts';
import type { Table } from './table.ts';

/** A question as it is asked now: whether it may be left empty can hang on the answers. */
export function fieldNow<F extends Fields>(
  { fields, optional }: Table<F>,
  values: Values<F>,
  key: string,
): Field | undefined {
  const field = fields[key];
  const now = optional?.[key]?.(values);
  return field && now !== undefined && now !== field.optional ? { ...field, optional: now } : field;
}
