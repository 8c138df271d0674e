import { isRecord } from '../../json/is-record.ts';
import type { Field, FieldOf, FieldOptions, Fields, Values } from '../../table/field.ts';
import type { Table } from '../../table/table.ts';
import { isItems } from '../items/field.ts';

/** One question that consists of several questions with their own rules. */
export interface GroupField<F extends Fields> extends FieldOf<'group', Values<F>> {
  readonly table: Table<F>;
}

/**
 * The question of a group that asks for a saved person. The form asks logged-in users this question instead of the
 * group's other questions.
 */
export type SavedRecordField = FieldOf<'savedRecord', string>;

/** A question with the id of a saved person as answer. The answer is empty while none is chosen. */
export const savedRecord = (asked: FieldOptions<SavedRecordField>): SavedRecordField => ({
  ...asked,
  kind: 'savedRecord',
  initial: '',
  // Optional because logged-out users answer the other questions instead.
  optional: true,
});

/** Whether a question is a group of questions. */
export const isGroup = (field: Field): field is GroupField<Fields> => field.kind === 'group';

/** Returns the table of a group, or of each group in a list. Returns undefined for a field without nested questions. */
export function tableIn(field: Field): Table | undefined {
  if (isItems(field)) return tableIn(field.item);
  return isGroup(field) ? field.table : undefined;
}

/** Applies `change` to each group in an answer. `change` also receives the group's previous answers. */
export function withGroups(
  field: Field,
  before: unknown,
  after: unknown,
  change: (table: Table, before: Values<Fields>, after: Values<Fields>) => Values<Fields>,
): unknown {
  if (isGroup(field))
    return isRecord(after)
      ? change(field.table, isRecord(before) ? before : field.initial, after)
      : after;
  if (!isItems(field) || !Array.isArray(after)) return after;
  const was: readonly unknown[] = Array.isArray(before) ? before : [];
  return after.map((one, index) => withGroups(field.item, was[index], one, change));
}
