import { applicable, fieldNow, limitsOf, listOf } from '../answers/applicable.ts';
import { isListed, knownOptions } from '../kinds/choice/field.ts';
import { boundsOf } from '../table/bounds.ts';
import type { Fields, Values } from '../table/field.ts';
import type { Table } from '../table/table.ts';
import type { FieldContext, ValidationContext } from '../table/validation-context.ts';

/** Returns the fields that apply for these answers, in the order of `keys`, each with its context. */
export function askedFields<F extends Fields>(
  table: Table<F>,
  values: Values<F>,
  context: ValidationContext,
) {
  const applies = applicable(table, values);
  const keys: readonly string[] = context.keys ?? applies;
  return keys.flatMap((key) => {
    const field = fieldNow(table, values, key);
    if (!field || !applies.includes(key)) return [];
    return [{ key, field, around: fieldContextOf(table, values, key, context) }];
  });
}

/** Returns the context of one answer: its limits, its options, and the value that other answers impose. */
export function fieldContextOf<F extends Fields>(
  table: Table<F>,
  values: Values<F>,
  key: string,
  { today, lists, records, settings, received, named }: ValidationContext,
): FieldContext {
  const field = table.fields[key];
  const follows = table.computed?.[key];
  const list = listOf(table, values, key);
  const known = field && isListed(field) ? knownOptions(field, today) : undefined;
  const options = known ?? (list === null ? [] : lists[list ?? '']);
  return {
    bounds: boundsOf(limitsOf(table, values, key, today, settings), today),
    options: options && (table.options?.[key]?.(options, values, today, settings) ?? options),
    followed: follows
      ? { answer: follows(values) }
      : (table.lockedTo?.[key]?.(values) ?? undefined),
    nested: { today, lists, records, settings, named, ...(received && { received }) },
  };
}
