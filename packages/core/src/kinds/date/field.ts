import type { Day } from '@preventivo/italian';
import type { FieldOf, FieldOptions } from '../../table/field.ts';

export interface DateField extends FieldOf<'date', Day | null> {
  /**
   * Whether the question asks for a birth date. Its control has autofill tokens and no calendar.
   * @defaultValue false
   */
  readonly birth?: boolean;
  /**
   * The days that shortcut buttons offer, counted from the first accepted day. @defaultValue today, tomorrow and in a
   * week
   */
  readonly near?: readonly { readonly days: number; readonly text: string }[];
}

/** A question with a day as answer, `YYYY-MM-DD`. The answer is null until the user gives one. */
export const date = (asked: FieldOptions<DateField>): DateField => ({
  ...asked,
  kind: 'date',
  initial: null,
});
