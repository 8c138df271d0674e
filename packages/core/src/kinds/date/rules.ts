import { isDay } from '@preventivo/italian';
import * as yup from 'yup';
import type { Bounds } from '../../table/bounds.ts';
import { plain } from '../../table/codecs.ts';
import type { KindRules } from '../../table/kind-rules.ts';
import type { DateField } from './field.ts';

export const dateRules: KindRules<DateField> = {
  schema: (_, { bounds }, { wrong }) =>
    yup
      .string()
      .nullable()
      .test('day', wrong, (day) => !day || isDay(day))
      .test('window', wrong, (day) => !day || isWithin(day, bounds)),
  codec: () => plain('string'),
};

// Days compare as text. A window that hangs on an unanswered question lets nothing in.
const isWithin = (day: string, { from = day, to = day, open }: Bounds) =>
  !open && day >= String(from) && day <= String(to);
