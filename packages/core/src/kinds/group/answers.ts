import { isRecord } from '../../json/is-record.ts';
import type { Field, Fields, Values } from '../../table/field.ts';
import type { Table } from '../../table/table.ts';
import { isItems } from '../items/field.ts';
import { type GroupField, isGroup } from './field.ts';

/** One group of an answer, and the control it stands under. */
interface FoundGroup {
  readonly table: Table;
  readonly answers: Values<Fields>;
  readonly control: string;
}

/** The groups in an answer: itself, or each of a list, `incidenti.1`. */
export function groupsIn(field: Field, answer: unknown, control: string): readonly FoundGroup[] {
  if (isGroup(field))
    return isRecord(answer) ? [{ table: field.table, answers: answer, control }] : [];
  if (!isItems(field) || !Array.isArray(answer)) return [];
  return answer.flatMap((one, index) => groupsIn(field.item, one, `${control}.${index + 1}`));
}

/** The groups of an answer that were answered there: what a chosen record says was looked at when it was saved. */
export const answeredIn = (...answer: Parameters<typeof groupsIn>): readonly FoundGroup[] =>
  groupsIn(...answer).filter(({ table, answers }) => !answers[recordKey(table) ?? '']);

/** The question of a table that is a saved record, where it has one. */
export const recordKey = ({ fields }: Table): string | undefined =>
  Object.keys(fields).find((key) => fields[key]?.kind === 'savedRecord');

/**
 * What of a group counts: a record that was chosen is answered only by who has it. Nothing where who
 * is logged in chose none of theirs.
 * @param records the ids of who is logged in
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
