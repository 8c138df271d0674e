import * as yup from 'yup';
import { isDay } from '../../dates/day.ts';
import type { Bounds } from '../../line/bounds.ts';
import { plain } from '../../line/codecs.ts';
import type { KindRules } from '../kind-rules.ts';
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
