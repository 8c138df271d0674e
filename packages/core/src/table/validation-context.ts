import type { Address, Day, NamedPart } from '@preventivo/italian';
import type { Bounds } from './bounds.ts';
import type { Lists, Option } from './option.ts';
import type { RuleSettings } from './rule-settings.ts';

/** The context of a validation, besides the answers. */
export interface ValidationContext {
  /** The fields to validate, in order. @defaultValue all fields of the table */
  readonly keys?: readonly string[];
  /** Today in Europe/Rome. */
  readonly today: Day;
  /** The loaded option lists. While the list of a choice is not loaded, every answer to the choice is valid. */
  readonly lists: Lists;
  /** The ids of the logged-in user's saved people; undefined while logged out. */
  readonly records?: readonly string[] | undefined;
  /** The broker's settings. @defaultValue the tables' own rules */
  readonly settings?: RuleSettings | undefined;
  /**
   * Whether a server has received the answers. The maximum lengths of text boxes then do not apply.
   * @defaultValue false
   */
  readonly received?: boolean;
  /**
   * Whether the address search returned this street or house number. If so, the part is valid without further rules.
   * A server that does not trust its clients passes a function that asks its own address search.
   * @defaultValue `isNamedPart`
   */
  readonly named?: ((address: Address, part: NamedPart) => boolean) | undefined;
}

export interface FieldContext {
  readonly bounds: Bounds;
  /** The options to choose from, or undefined if the list is not loaded. */
  readonly options: readonly Option[] | undefined;
  /** The only valid answer, if other answers decide it. */
  readonly followed: { readonly answer: unknown } | undefined;
  readonly nested: Omit<ValidationContext, 'keys'>;
}
