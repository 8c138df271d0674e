import * as yup from 'yup';
import { isRecord } from '../../json/is-record.ts';
import type { Failure } from '../../table/failure.ts';
import type { Fields, Values } from '../../table/field.ts';
import type { InnerFailures, KindRules } from '../../table/kind-rules.ts';
import { same } from '../../table/same.ts';
import type { FieldContext } from '../../table/validation-context.ts';
import { written } from '../text/rules.ts';
import { ownAnswers, recordKey } from './answers.ts';
import type { GroupField, SavedRecordField } from './field.ts';

export const groupRules: KindRules<GroupField<Fields>> = {
  schema: (field, { nested }, { wrong }, inside) =>
    yup
      .mixed<Values<Fields>>()
      .nullable()
      .test('group', wrong, (answer) => {
        if (!answer || (field.optional && same(answer, field.initial))) return true;
        const own = ownAnswers(field, answer, nested.records);
        return own !== undefined && inside.isRight(field.table, own, nested);
      }),
  failures: (field, key, control, answer, { nested }, inside) => {
    if (field.optional && same(answer, field.initial)) return [];
    const { code, error } = field;
    const record = recordKey(field.table);
    const answers = isRecord(answer) ? answer : field.initial;
    return failuresIn(field, answers, nested, inside).map((failure) => ({
      ...failure,
      field: key,
      control: `${control}.${failure.control}`,
      // If the user has chosen no record, the error names the question for the record. No answer of the group is
      // wrong in this case.
      ...(failure.field !== record && { group: { code, error } }),
    }));
  },
  codec: ({ table }, inside) => inside.group(table),
};

/** The user does not type this answer. The rules of its group check whether the user may choose the record. */
export const savedRecordRules = written<SavedRecordField>(
  (_, id) => id,
  () => true,
);

/**
 * Returns the failures of a group. For logged-in users, returns only the failure of the question for the record,
 * because they correct the record in its own form.
 */
function failuresIn(
  field: GroupField<Fields>,
  answers: Values<Fields>,
  nested: FieldContext['nested'],
  { check }: InnerFailures,
): readonly Failure[] {
  const { table } = field;
  const own = ownAnswers(field, answers, nested.records);
  const failures = own ? check(table, own, nested) : undefined;
  const key = recordKey(table);
  const saved = key === undefined ? undefined : table.fields[key];
  if (!saved || key === undefined || !nested.records || failures?.length === 0)
    return failures ?? [];
  const { code, error, invalid = error } = saved;
  return [{ field: key, control: key, code, error, invalid }];
}
