import type { Day } from '@preventivo/italian';
import type { FieldOf, FieldOptions } from '../../table/field.ts';

export interface DateField extends FieldOf<'date', Day | null> {
  /**
   * Whether the question asks for a birth date, which has autofill tokens and no calendar.
   * @defaultValue false
   */
  readonly birth?: boolean;
  /** Shortcut buttons for days, counted from the first accepted day. @defaultValue today, tomorrow and in a week */
  readonly near?: readonly { readonly days: number; readonly text: string }[];
}

/** A question with a day as answer, `YYYY-MM-DD`, null until given. */
export const date = (asked: FieldOptions<DateField>): DateField => ({
  ...asked,
  kind: 'date',
  initial: null,
});
