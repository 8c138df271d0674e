import type { Day } from '../../dates/day.ts';
import type { FieldOf, FieldOptions } from '../../line/field.ts';

export interface DateField extends FieldOf<'date', Day | null> {
  /** Whether it is a birth date: autofill tokens, no calendar. @defaultValue false */
  readonly birth?: boolean;
}

export const date = (asked: FieldOptions<DateField>): DateField => ({
  ...asked,
  kind: 'date',
  initial: null,
});
