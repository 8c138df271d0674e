import { isRecord } from '../../json/is-record.ts';
import type { Field, FieldOf, FieldOptions, Fields, Values } from '../../table/field.ts';
import type { Table } from '../../table/table.ts';
import { isItems } from '../items/field.ts';

/** Questions with rules of their own, in the place of one. */
export interface GroupField<F extends Fields> extends FieldOf<'group', Values<F>> {
  /** The questions of the group, and their rules. */
  readonly table: Table<F>;
}

/** Which saved person the answers of a group are: asked of who is logged in, in place of its other questions. */
export type SavedRecordField = FieldOf<'savedRecord', string>;

/** A question whose answer is the id of a saved person, and empty for none. */
export const savedRecord = (asked: FieldOptions<SavedRecordField>): SavedRecordField => ({
  ...asked,
  kind: 'savedRecord',
  initial: '',
  // Nobody writes it: who is not logged in answers the other questions.
  optional: true,
});

/** Whether a question is made of questions. */
export const isGroup = (field: Field): field is GroupField<Fields> => field.kind === 'group';

/** The table of a group, or of each group in a list; undefined of a field that holds no others. */
export function tableIn(field: Field): Table | undefined {
  if (isItems(field)) return tableIn(field.item);
  return isGroup(field) ? field.table : undefined;
}

/** An answer with each group in it changed; what it was before goes along. */
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
