import type { AmountForm } from '../italian/amount.ts';
import type { AmountField, WholeField } from './field.ts';

/** How the numbers of a field are written: what is counted has no unit of its own and no decimals. */
export function numberForm(field: WholeField | AmountField): AmountForm {
  return field.kind === 'whole' ? { suffix: '', ...field, decimals: 0 } : field;
}
