import type { Day } from '@preventivo/italian';
import type { FieldOf, FieldOptions } from '../../table/field.ts';

export interface DateField extends FieldOf<'date', Day | null> {
  /** Whether it is a birth date: autofill tokens, no calendar. @defaultValue false */
  readonly birth?: boolean;
  /** Days that are one press away, counted from the first it accepts. @defaultValue today, tomorrow and in a week */
  readonly near?: readonly { readonly days: number; readonly text: string }[];
}

/** A question whose answer is a day, `YYYY-MM-DD`, and null until it is given. */
export const date = (asked: FieldOptions<DateField>): DateField => ({
  ...asked,
  kind: 'date',
  initial: null,
});
