import type { Person } from '../contractor/person-fields.ts';
import { isRecord } from '../json/is-record.ts';
import { isGroup } from '../kinds/group/field.ts';
import type { Fields, Values } from './field.ts';
import { same } from './same.ts';
import type { Table } from './table.ts';

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
