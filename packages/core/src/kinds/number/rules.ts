import { isWritable } from '@preventivo/italian';
import * as yup from 'yup';
import { plain } from '../../table/codecs.ts';
import type { KindRules } from '../../table/kind-rules.ts';
import { type AmountField, numberForm, type WholeField } from './field.ts';

/** Accepts a number that fits the format of its box and is within its limits. */
export const numberRules: KindRules<WholeField | AmountField> = {
  schema: (field, { bounds: { from, to } }, { wrong }) => {
    const form = numberForm(field);
    const written = yup
      .number()
      .nullable()
      .test('written', wrong, (answer) => typeof answer !== 'number' || isWritable(answer, form));
    const least = typeof from === 'number' ? written.min(from, wrong) : written;
    return typeof to === 'number' ? least.max(to, wrong) : least;
  },
  codec: () => plain('number'),
};
