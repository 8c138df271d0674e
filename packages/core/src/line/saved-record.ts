import type { Fields, Values } from './field.ts';
import type { GroupField } from './group-field.ts';
import type { Table } from './table.ts';

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
