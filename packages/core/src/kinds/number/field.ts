import { type AmountForm, formatAmount } from '@preventivo/italian';
import type { Field, FieldOf, FieldOptions } from '../../table/field.ts';

export interface WholeField extends FieldOf<'whole', number | null> {
  /** The unit shown beside the box. */
  readonly suffix?: string;
  /** Most digits that make sense: the width of the box. */
  readonly digits?: number;
  /** Whether plus and minus buttons stand beside it. @defaultValue false */
  readonly counter?: boolean;
}

export interface AmountField extends FieldOf<'amount', number | null> {
  /** The unit shown in the box. Only of euro a point before three digits parts thousands. @defaultValue '€' */
  readonly suffix?: string;
  /** Most decimals: one more is refused. @defaultValue 2 */
  readonly decimals?: 1 | 2;
}

/** A question whose answer is a whole number, and null until it is given. */
export const whole = (asked: FieldOptions<WholeField>): WholeField => ({
  ...asked,
  kind: 'whole',
  initial: null,
});

/** A question whose answer is a number with decimals, and null until it is given. */
export const amount = (asked: FieldOptions<AmountField>): AmountField => ({
  ...asked,
  kind: 'amount',
  initial: null,
});

/** Whether the answer to a question is a number. */
export const isNumeric = (field: Field): field is WholeField | AmountField =>
  field.kind === 'whole' || field.kind === 'amount';

/** How the numbers of a field are written: what is counted has no unit of its own and no decimals. */
export function numberForm(field: WholeField | AmountField): AmountForm {
  return field.kind === 'whole' ? { suffix: '', ...field, decimals: 0 } : field;
}

/** A number as somebody reads it, with its unit: '1.234,50 €', '2,35 t', '95 m²', '4'. */
export function numberWords(field: WholeField | AmountField, answer: number): string {
  const form = numberForm(field);
  const { suffix = '€' } = form;
  // A number is not parted from its unit at the end of a line.
  return suffix ? `${formatAmount(answer, form)}\u00a0${suffix}` : formatAmount(answer, form);
}
