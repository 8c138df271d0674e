import { isRecord } from '../json/is-record.ts';
import { isGroup } from '../kinds/group/field.ts';
import type { Fields, Values } from '../table/field.ts';
import type { Person } from '../table/person.ts';
import { same } from '../table/same.ts';
import type { Line, Table } from '../table/table.ts';
import { settle } from './settle.ts';

/**
 * Fills in the answers that the line copies from the contractor, such as a birth date
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

/** Returns the answers that a line copies from its contractor, by form key. */
export const contractorAnswers = (
  { fromContractor: given = {} }: Pick<Line, 'fromContractor'>,
  contractor: Person,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(given).map(([key, take]) => [key, take?.(contractor)]));

/**
 * Returns the answers for the payload. Replaces some empty answers with the contractor's, such as an owner's email,
 * also in groups (docs/rules/wire.md#answers-from-page-1).
 */
export function withContractorFallbacks<F extends Fields>(
  table: Table<F>,
  values: Values<F>,
  contractor: Person,
): Values<F> {
  const filled = Object.entries(table.fields).map(([key, field]) => {
    const answer: unknown = values[key];
    if (isGroup(field) && isRecord(answer))
      return [key, withContractorFallbacks(field.table, answer, contractor)];
    const own = table.contractorFallback?.[key];
    return [key, own && same(answer, field.initial) ? own(contractor) : answer];
  });
  return { ...values, ...Object.fromEntries(filled) };
}
