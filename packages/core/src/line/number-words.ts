import { formatAmount } from '../italian/amount.ts';
import type { AmountField, WholeField } from './field.ts';
import { numberForm } from './number-form.ts';

/** A number as somebody reads it, with its unit: '1.234,50 €', '2,35 t', '95 m²', '4'. */
export function numberWords(field: WholeField | AmountField, answer: number): string {
  const form = numberForm(field);
  const { suffix = '€' } = form;
  // A number is not parted from its unit at the end of a line.
  return suffix ? `${formatAmount(answer, form)}\u00a0${suffix}` : formatAmount(answer, form);
}
