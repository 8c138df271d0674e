import { dayParts, isDay, wrongDateParts } from '@preventivo/italian';
import * as yup from 'yup';
import type { Bounds } from '../../table/bounds.ts';
import { day } from '../../table/codecs.ts';
import type { KindRules } from '../../table/kind-rules.ts';
import { birthWrongDay, birthWrongMonth, birthWrongYear } from '../../words/dates.ts';
import type { DateField } from './field.ts';

export const dateRules: KindRules<DateField> = {
  schema: (_, { bounds }, { wrong }) =>
    yup
      .string()
      .nullable()
      .test('day', wrong, (day) => !day || isDay(day))
      .test('window', wrong, (day) => !day || isWithin(day, bounds)),
  // Report the impossible part of a birth date, such as 30 February. The question's own sentence, 'deve essere
  // maggiorenne', would mislead.
  failures: (field, key, control, answer) => {
    const said = field.birth ? impossibleBirthDate(answer) : undefined;
    return said
      ? [{ field: key, control, code: field.code, error: said, invalid: said }]
      : undefined;
  },
  codec: () => day,
};

/**
 * Returns the sentence about the impossible part of a birth date. Returns undefined unless the answer has all three
 * parts.
 */
function impossibleBirthDate(answer: unknown): string | undefined {
  if (typeof answer !== 'string' || !threeParts.test(answer) || isDay(answer)) return undefined;
  const [first, , third] = wrongDateParts(dayParts(answer));
  return first && !third ? sentences[first] : undefined;
}

const threeParts = /^(?:\d{4}-\d\d-\d\d|[^/]*\/[^/]*\/[^/]*)$/;
const sentences = { day: birthWrongDay, month: birthWrongMonth, year: birthWrongYear } as const;

// Compares days as texts. While a limit depends on an unanswered question (`open`), every day is invalid.
const isWithin = (day: string, { from = day, to = day, open }: Bounds) =>
  !open && day >= String(from) && day <= String(to);
