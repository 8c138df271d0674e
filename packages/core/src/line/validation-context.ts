import type { Day } from '../dates/day.ts';
import type { Address } from '../italian/address.ts';
import type { NamedPart } from '../italian/named-part.ts';
import { isListed, knownOptions } from '../kinds/choice/field.ts';
import { limitsOf, listOf } from './applicable.ts';
import { type Bounds, boundsOf } from './bounds.ts';
import type { Fields, Values } from './field.ts';
import type { Lists, Option } from './option.ts';
import type { RuleSettings } from './rule-settings.ts';
import type { Table } from './table.ts';

/** What a check needs besides the answers. */
export interface ValidationContext {
  /** The fields to look at, in order. @defaultValue all of the table */
  readonly keys?: readonly string[];
  /** Today in Europe/Rome. */
  readonly today: Day;
  /** The option lists that are known; a choice from another list is only asked to be made. */
  readonly lists: Lists;
  /** The ids of the people that who is logged in has saved; nothing where nobody is. */
  readonly records?: readonly string[] | undefined;
  /** What the broker has set. @defaultValue the tables as they stand */
  readonly settings?: RuleSettings | undefined;
  /** Whether the answers came over the wire: no box has held them. @defaultValue false */
  readonly received?: boolean;
  /**
   * Whether a street or a house number was named by who found the address, so that it is taken as it is.
   * A server that does not believe its clients asks its own search. @defaultValue `isNamedPart`
   */
  readonly named?: ((address: Address, part: NamedPart) => boolean) | undefined;
}

/** What surrounds one answer when it is looked at. */
export interface FieldContext {
  readonly bounds: Bounds;
  /** What may be chosen; nothing where the list is not known. */
  readonly options: readonly Option[] | undefined;
  /** What the answer must be, where others decide it. */
  readonly followed: { readonly answer: unknown } | undefined;
  readonly nested: Omit<ValidationContext, 'keys'>;
}

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
