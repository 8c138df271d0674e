import type { Field, FieldOf, FieldOptions } from '../../table/field.ts';

export interface ItemsField<T> extends FieldOf<'items', readonly T[]> {
  /**
   * What one item is; `{n}` in its label and in its errors is its number, from 1. A choice stands in a group: its list
   * is that of a key.
   */
  readonly item: FieldOf<string, T> & { readonly list?: never };
  /** What limits an entry stands there. */
  readonly limits?: never;
  /** The key that holds the number of a group on the wire, where it is sent. */
  readonly numbered?: string;
}

/**
 * A question whose answer is a list, each entry of it as `item` says. Nobody adds one on the screen: another answer
 * says how many there are, by what it `reacts` with.
 */
export const items = <T>(asked: FieldOptions<ItemsField<T>>): ItemsField<T> => ({
  ...asked,
  kind: 'items',
  initial: [],
});

/** Whether the answer to a question is a list of entries. */
export const isItems = (field: Field): field is ItemsField<unknown> => field.kind === 'items';
