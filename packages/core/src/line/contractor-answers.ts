import type { Person } from '../contractor/person-fields.ts';
import type { Fields, Values } from './field.ts';
import { settle } from './settle.ts';
import type { Line } from './table.ts';

/**
 * The answers with what is taken from the contractor, as a birth date that is shown, not asked
 * (docs/rules/wire.md#answers-from-page-1).
 */
export function withContractorAnswers<F extends Fields>(
  line: Line<F>,
  values: Values<F>,
  contractor: Person,
): Values<F> {
  const given = contractorAnswers(line, contractor);
  return Object.keys(given).length > 0 ? settle(line, values, { ...values, ...given }) : values;
}

/** What a line takes from its contractor, by form key. */
export const contractorAnswers = (
  { fromContractor: given = {} }: Pick<Line, 'fromContractor'>,
  contractor: Person,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(given).map(([key, take]) => [key, take?.(contractor)]));
