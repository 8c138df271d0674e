import { type AmountForm, formatAmount } from '@preventivo/italian';
import type { Field, FieldOf, FieldOptions } from '../../table/field.ts';

export interface WholeField extends FieldOf<'whole', number | null> {
  /** The unit after the box. */
  readonly suffix?: string;
  /** The largest number of digits to expect. It sets the width of the box. */
  readonly digits?: number;
  /** Whether the box has plus and minus buttons. @defaultValue false */
  readonly counter?: boolean;
}

export interface AmountField extends FieldOf<'amount', number | null> {
  /**
   * The unit in the box. With '€', a point before three digits separates thousands. With any other unit it is a
   * decimal point.
   * @defaultValue '€'
   */
  readonly suffix?: string;
  /** The maximum number of decimals. The box rejects more decimals. @defaultValue 2 */
  readonly decimals?: 1 | 2;
}

/** A question with a whole number as answer. The answer is null until the user gives one. */
export const whole = (asked: FieldOptions<WholeField>): WholeField => ({
  ...asked,
  kind: 'whole',
  initial: null,
});

/** A question with a decimal number as answer. The answer is null until the user gives one. */
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
  // The no-break space keeps the unit on the line of the number.
  return suffix ? `${formatAmount(answer, form)}\u00a0${suffix}` : formatAmount(answer, form);
}
