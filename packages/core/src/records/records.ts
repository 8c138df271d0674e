import { initialValues } from '../answers/initial-values.ts';
import type { Contractor } from '../contractor/contractor.ts';
import { recordKey } from '../kinds/group/answers.ts';
import { tableIn, withGroups } from '../kinds/group/field.ts';
import type { Fields, Values } from '../table/field.ts';
import type { Line, Table } from '../table/table.ts';
import { asReference } from './reference.ts';

/**
 * Returns a group's answers for a saved record.
 * @param key the question whose answer is the record's id
 */
type ReadRecord = (id: string, key: string, table: Table) => Readonly<Record<string, unknown>>;

/** Replaces the answers of each group that is a saved record, also in lists and in other groups. */
export function withRecords<F extends Fields>(
  table: Table<F>,
  values: Values<F>,
  read: ReadRecord,
): Values<F> {
  const groups = Object.entries(table.fields).filter(([, field]) => tableIn(field));
  const replaced = groups.map(([key, field]) => {
    const answer: unknown = values[key];
    return [
      key,
      withGroups(field, answer, answer, (inner, _, answers) => one(inner, answers, read)),
    ];
  });
  return { ...values, ...Object.fromEntries(replaced) };
}

function one(table: Table, answers: Values<Fields>, read: ReadRecord): Values<Fields> {
  const key = recordKey(table);
  const id = key !== undefined && answers[key];
  if (key === undefined || typeof id !== 'string' || id === '')
    return withRecords(table, answers, read);
  return { ...initialValues(table), ...read(id, key, table) };
}

/** Returns the ids of the chosen saved records in these answers. */
export function recordsIn(table: Table, values: Values<Fields>): readonly string[] {
  const ids: string[] = [];
  withRecords(table, values, (id) => {
    ids.push(id);
    return {};
  });
  return ids;
}

interface Answered {
  readonly contractor: Contractor;
  readonly product: Values<Fields>;
}

/**
 * Returns the answers for a draft, with each saved record reduced to its id (docs/rules/accounts.md#saved-records).
 * @param line undefined while it is not loaded. The product's answers then stay unchanged
 */
export function asReferences<S extends Answered>(line: Line | undefined, state: S): S {
  const { contractor, product } = state;
  const isRecord = contractor.selectPeopleId !== null;
  return {
    ...state,
    contractor: asReference(contractor),
    product: line
      ? {
          ...withRecords(line, product, (id, key) => ({ [key]: id })),
          ...(isRecord && emptyOf(line, Object.keys(line.fromContractor ?? {}))),
        }
      : product,
  };
}

const emptyOf = ({ fields }: Line, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, fields[key]?.initial]));
