import { isRecord } from '../../json/is-record.ts';
import type { Field, Fields, Values } from '../../table/field.ts';
import type { Table } from '../../table/table.ts';
import { isItems } from '../items/field.ts';
import { type GroupField, isGroup } from './field.ts';

interface FoundGroup {
  readonly table: Table;
  readonly answers: Values<Fields>;
  readonly control: string;
}

/** Returns the groups in an answer: the answer itself, or each entry of a list (`incidenti.1`). */
export function groupsIn(field: Field, answer: unknown, control: string): readonly FoundGroup[] {
  if (isGroup(field))
    return isRecord(answer) ? [{ table: field.table, answers: answer, control }] : [];
  if (!isItems(field) || !Array.isArray(answer)) return [];
  return answer.flatMap((one, index) => groupsIn(field.item, one, `${control}.${index + 1}`));
}

/**
 * Returns the groups that the user answered on the page. Excludes chosen saved records, which the validation checked
 * when they were saved.
 */
export const answeredIn = (...answer: Parameters<typeof groupsIn>): readonly FoundGroup[] =>
  groupsIn(...answer).filter(({ table, answers }) => !answers[recordKey(table) ?? '']);

/** Returns the key of the table's saved-record question, if it has one. */
export const recordKey = ({ fields }: Table): string | undefined =>
  Object.keys(fields).find((key) => fields[key]?.kind === 'savedRecord');

/**
 * Returns the answers of a group to validate. A chosen record counts only while its owner is logged in. Returns
 * undefined if a logged-in user has not chosen a record.
 * @param records the ids of the logged-in user's records
 */
export function ownAnswers(
  { table, initial }: GroupField<Fields>,
  answers: Values<Fields>,
  records: readonly string[] | undefined,
): Values<Fields> | undefined {
  const key = recordKey(table);
  if (key === undefined) return answers;
  if (!records) return answers[key] === '' ? answers : initial;
  return records.some((id) => id === answers[key]) ? answers : undefined;
}
