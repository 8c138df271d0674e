import type { Address, Day, NamedPart } from '@preventivo/italian';
import type { Bounds } from './bounds.ts';
import type { Lists, Option } from './option.ts';
import type { RuleSettings } from './rule-settings.ts';

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
