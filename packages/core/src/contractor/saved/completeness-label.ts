import { today } from '../../dates/today.ts';
import type { MessageCode } from '../../errors/messages.ts';
import { check } from '../../line/check.ts';
import type { Fields, Values } from '../../line/field.ts';
import type { ControlName } from '../../line/path.ts';
import type { Profile, Table } from '../../line/table.ts';
import type { ValidationContext } from '../../line/validation-context.ts';

/** Something a saved record lacks, or has wrong. */
export interface CompletenessLabel {
  /** What stands after 'Modifica:'. */
  readonly label: string;
  /** Its code in the catalogue, where the specification words it. */
  readonly code?: MessageCode;
  /** The name of the native control that asks for it. */
  readonly control: ControlName;
}

/** How a missing answer is called. */
export type Called = Omit<CompletenessLabel, 'control'>;
export type Hides = NonNullable<Profile['contractor']['hides']>;
/** What the form's own check needs. @defaultValue today in Europe/Rome, and no option list known */
export type CompletenessContext = Partial<Pick<ValidationContext, 'today' | 'lists' | 'settings'>>;

/**
 * What the form would refuse, each called once, in the order of `called`: a record is complete
 * where page 1 has nothing to say.
 */
export function labelsOf<F extends Fields>(
  table: Table<F>,
  values: Values<F>,
  called: Readonly<Record<string, Called>>,
  hides: Hides,
  context: CompletenessContext,
): readonly CompletenessLabel[] {
  const hidden: readonly string[] = hides;
  const keys = Object.keys(called).filter((key) => !hidden.includes(key));
  const labels = new Map<string, CompletenessLabel>();
  for (const { field, control } of check(table, values, {
    keys,
    today: context.today ?? today(),
    lists: context.lists ?? {},
    settings: context.settings,
  })) {
    const name = called[field];
    if (name && !labels.has(name.label)) labels.set(name.label, { ...name, control });
  }
  return [...labels.values()];
}
