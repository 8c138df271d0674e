import { type AmountForm, formatAmount } from '@preventivo/italian';
import type { Field, FieldOf, FieldOptions } from '../../table/field.ts';

export interface WholeField extends FieldOf<'whole', number | null> {
  /** The unit after the box. */
  readonly suffix?: string;
  /** The largest sensible number of digits, which sets the width of the box. */
  readonly digits?: number;
  /** Whether the box has plus and minus buttons. @defaultValue false */
  readonly counter?: boolean;
}

export interface AmountField extends FieldOf<'amount', number | null> {
  /**
   * The unit in the box. Only with '€' does a point before three digits separate thousands.
   * @defaultValue '€'
   */
  readonly suffix?: string;
  /** The maximum number of decimals; more are rejected. @defaultValue 2 */
  readonly decimals?: 1 | 2;
}

/** A question with a whole number as answer, null until given. */
export const whole = (asked: FieldOptions<WholeField>): WholeField => ({
  ...asked,
  kind: 'whole',
  initial: null,
});

/** A question with a decimal number as answer, null until given. */
export const amount = (asked: FieldOptions<AmountField>): AmountField => ({
  ...asked,
  kind: 'amount',
  initial: null,
});

/** Whether the answer to a question is a number. */
export const isNumeric = (field: Field): field is WholeField | AmountField =>
  field.kind === 'whole' || field.kind === 'amount';

/** Returns the number format of a field: a whole number has no default unit and no decimals. */
export function numberForm(field: WholeField | AmountField): AmountForm {
  return field.kind === 'whole' ? { suffix: '', ...field, decimals: 0 } : field;
}

/** Formats a number with its unit: '1.234,50 €', '2,35 t', '95 m²', '4'. */
export function numberWords(field: WholeField | AmountField, answer: number): string {
  const form = numberForm(field);
  const { suffix = '€' } = form;
  // A no-break space, so that lines do not break before the unit.
  return suffix ? `${formatAmount(answer, form)}\u00a0${suffix}` : formatAmount(answer, form);
}
