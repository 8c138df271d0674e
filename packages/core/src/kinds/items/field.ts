import type { Field, FieldOf, FieldOptions } from '../../table/field.ts';

export interface ItemsField<T> extends FieldOf<'items', readonly T[]> {
  /**
   * The question of one item. `{n}` in its label and errors is the number of the item, from 1. A choice must be
   * inside a group: an option list belongs to a key of a table, and an item has no key.
   */
  readonly item: FieldOf<string, T> & { readonly list?: never };
  /** Set the limits on `item` instead. */
  readonly limits?: never;
  /** The wire key for the position of a group in the list. @defaultValue the position is not sent */
  readonly numbered?: string;
}

/**
 * A question with a list as answer. Each entry is an answer to `item`. The user cannot add entries: the `reacts` rule
 * of another answer sets their number.
 */
export const items = <T>(asked: FieldOptions<ItemsField<T>>): ItemsField<T> => ({
  ...asked,
  kind: 'items',
  initial: [],
});

/** Whether the answer to a question is a list of entries. */
export const isItems = (field: Field): field is ItemsField<unknown> => field.kind === 'items';
