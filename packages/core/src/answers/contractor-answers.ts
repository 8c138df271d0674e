import { isRecord } from '../json/is-record.ts';
import { isGroup } from '../kinds/group/field.ts';
import type { Fields, Values } from '../table/field.ts';
import type { Person } from '../table/person.ts';
import { same } from '../table/same.ts';
import type { Line, Table } from '../table/table.ts';
import { settle } from './settle.ts';

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

/**
 * The answers as they are sent: what nobody knows is the contractor's, as an owner's email
 * (docs/rules/wire.md#answers-from-page-1), also in groups.
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
