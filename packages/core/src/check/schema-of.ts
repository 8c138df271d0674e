import * as yup from 'yup';
import { fill } from '../errors/fill.ts';
import { sharedMessages } from '../errors/shared-messages.ts';
import { boundsInWords, limitWords, rulesOf } from '../kinds/rules.ts';
import type { Field, Fields, Values } from '../table/field.ts';
import { isEmpty } from '../table/is-empty.ts';
import { same } from '../table/same.ts';
import type { Table } from '../table/table.ts';
import type { FieldContext, ValidationContext } from '../table/validation-context.ts';
import { askedFields } from './field-context.ts';

/** Returns the yup schema of the fields that apply for these answers. */
export function schemaOf<F extends Fields>(
  table: Table<F>,
  values: Values<F>,
  circumstances: ValidationContext,
): yup.ObjectSchema<Record<string, unknown>> {
  const asked = askedFields(table, values, circumstances);
  return yup.object(
    Object.fromEntries(asked.map(({ key, field, around }) => [key, fieldSchema(field, around)])),
  );
}

/** Returns the schema of one answer. Its messages are the texts at the field. */
export function fieldSchema(field: Field, around: FieldContext): yup.Schema {
  const last = made.get(field);
  if (last && isSameContext(last.around, around)) return last.schema;
  const schema = makeSchema(field, around);
  made.set(field, { around, schema });
  return schema;
}

/** The last schema of each field. A cache pays off because an answer changes far more often than its context. */
const made = new WeakMap<Field, { readonly around: FieldContext; readonly schema: yup.Schema }>();

/** Whether two contexts of a field have the same parts, so that the same answers are valid in both. */
export function isSameContext(one: FieldContext, other: FieldContext): boolean {
  const parts = ({ bounds, options, followed, nested }: FieldContext) => [
    ...[bounds.from, bounds.to, bounds.open, options, followed],
    ...[nested.today, nested.lists, nested.records],
    ...[nested.settings, nested.received, nested.named],
  ];
  const others = parts(other);
  return parts(one).every((part, at) => part === others[at]);
}

function makeSchema(field: Field, around: FieldContext): yup.Schema {
  const words = limitWords(field, boundsInWords(field, around));
  const missing = fill(field.invalid ?? sharedMessages.VALORE, words);
  const wrong = field.wrong === undefined ? missing : fill(field.wrong, words);
  const { followed } = around;
  if (followed)
    return yup.mixed().test('follows', wrong, (answer) => same(answer, followed.answer));
  const rules = rulesOf(field);
  const schema = rules.schema(field, around, { missing, wrong }, inside);
  if (rules.saysMissing) return schema;
  // yup's own message would repeat the answer.
  const typed = schema.typeError(wrong);
  if (field.optional) return typed;
  return typed.required(missing).test('given', missing, (answer: unknown) => !isEmpty(answer));
}

const inside = {
  schema: fieldSchema,
  isRight: (table: Table, answers: Values<Fields>, nested: FieldContext['nested']) =>
    schemaOf(table, answers, nested).isValidSync(answers, withoutStackTrace),
};

/**
 * Options of a yup check whose result is only a boolean. Without them, yup would build a stack trace that nothing
 * reads.
 */
export const withoutStackTrace = { disableStackTrace: true };
