import type { FieldOf, Fields, Values } from './field.ts';
import type { Table } from './table.ts';

/** Questions with rules of their own, in the place of one. */
export interface GroupField<F extends Fields> extends FieldOf<'group', Values<F>> {
  /** The questions of the group, and their rules. */
  readonly table: Table<F>;
}
