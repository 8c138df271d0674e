import { fill } from '../errors/fill.ts';
import { sharedMessages } from '../errors/shared-messages.ts';
import { isRecord } from '../json/is-record.ts';
import { addressFailures } from './address-failures.ts';
import { applicable } from './applicable.ts';
import { boundWords } from './bounds.ts';
import type { Failure } from './failure.ts';
import type { Field, Fields, Values } from './field.ts';
import { fieldNow } from './field-now.ts';
import type { GroupField } from './group-field.ts';
import { asSent } from './kind-codecs.ts';
import { isAddress, isAddressAnswer, isGroup, isItems } from './kinds.ts';
import { lengthBounds } from './length-bounds.ts';
import type { ControlName } from './path.ts';
import { same } from './same.ts';
import { ownAnswers, recordKey } from './saved-record.ts';
import { fieldSchema } from './schema-of.ts';
import type { Check, Table } from './table.ts';
import { unheard } from './unheard.ts';
import { type FieldContext, fieldContextOf, type ValidationContext } from './validation-context.ts';

/** Every answer that is not right, in the order of `keys`. */
export function check<F extends Fields>(
  table: Table<F>,
  values: Values<F>,
  circumstances: ValidationContext,
): readonly Failure[] {
  const applies = new Set<string>(applicable(table, values));
  const asked = (circumstances.keys ?? Object.keys(table.fields)).filter((key) => applies.has(key));
  const failures: Failure[] = [];
  const right = new Set<string>();
  for (const key of asked) {
    const field = fieldNow(table, values, key);
    if (!field) continue;
    const around = fieldContextOf(table, values, key, circumstances);
    const found = failuresOf(field, key, key, values[key], around);
    failures.push(...found);
    if (found.length === 0) right.add(key);
    failures.push(...togetherWrong(table, values, circumstances, key, asked, right));
  }
  return failures;
}

/** A rule over several answers follows the last of the answers it marks, once each is right by itself. */
function togetherWrong<F extends Fields>(
  { checks = [] }: Table<F>,
  values: Values<F>,
  { today, settings }: ValidationContext,
  key: string,
  asked: readonly string[],
  right: ReadonlySet<string>,
): Failure[] {
  return checks
    .filter(({ marks }) => asked.filter((other) => marks.includes(other)).at(-1) === key)
    .filter(
      ({ marks, holds }) =>
        marks.every((mark) => right.has(mark)) && !holds(values, today, settings),
    )
    .flatMap((rule) => rule.marks.map((mark) => marked(rule, mark)));
}

function marked<F extends Fields>(rule: Check<F>, mark: string): Failure {
  const { code, error, invalid = sharedMessages.VALORE, help } = rule;
  return { field: mark, control: mark, code, error, invalid, ...(help && { help }) };
}

function failuresOf(
  field: Field,
  key: string,
  control: ControlName,
  answer: unknown,
  around: FieldContext,
): readonly Failure[] {
  const wrong = () => [failed(field, key, control, answer, around)];
  if (around.followed) return same(answer, around.followed.answer) ? [] : wrong();
  if (isAddress(field) && isAddressAnswer(answer))
    return addressFailures(field, key, control, answer, around.nested);
  if (isItems(field) && Array.isArray(answer) && answer.length > 0)
    return answer.flatMap((item, index) =>
      failuresOf(field.item, key, `${control}.${index + 1}`, item, around).map((failure) =>
        numbered(failure, index + 1),
      ),
    );
  if (isGroup(field)) return groupFailures(field, key, control, answer, around);
  return fieldSchema(field, around).isValidSync(answer, unheard) ? [] : wrong();
}

/** A failure of one of several, in words that tell which. */
function numbered({ group, ...failure }: Failure, n: number): Failure {
  return {
    ...failure,
    error: fill(failure.error, { n }),
    ...(group && { group: { ...group, error: fill(group.error, { n }) } }),
  };
}

function groupFailures(
  field: GroupField<Fields>,
  key: string,
  control: ControlName,
  answer: unknown,
  { nested }: FieldContext,
): readonly Failure[] {
  if (field.optional && same(answer, field.initial)) return [];
  const { code, error } = field;
  const record = recordKey(field.table);
  return ownFailures(field, isRecord(answer) ? answer : field.initial, nested).map((failure) => ({
    ...failure,
    field: key,
    control: `${control}.${failure.control}`,
    // That nobody was chosen is all there is to say: no answer of the group is wrong.
    ...(failure.field !== record && { group: { code, error } }),
  }));
}

/** Of who is logged in it is only asked which record they choose: it is put right where it was saved. */
function ownFailures(
  field: GroupField<Fields>,
  answers: Values<Fields>,
  nested: FieldContext['nested'],
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

function failed(
  field: Field,
  key: string,
  control: ControlName,
  answer: unknown,
  around: FieldContext,
): Failure {
  const words = boundWords(lengthBounds(field, around));
  const { wrong } = isGiven(field, answer) ? field : {};
  return {
    field: key,
    control,
    code: field.code,
    invalid: fill(wrong ?? field.invalid ?? sharedMessages.VALORE, words),
    error: fill(wrong ?? field.error, words),
    ...(field.help && !hangs(field.help, around) && { help: fill(field.help, words) }),
  };
}

/** Whether there is an answer, right or wrong: spaces are none. */
const isGiven = (field: Field, answer: unknown) =>
  !same(answer, field.initial) && asSent(field, answer) !== '';

/** Whether a text names limits that hang on an answer still missing. */
const hangs = (text: string, { bounds }: FieldContext) =>
  bounds.open && /\{(?:from|to)\}/.test(text);
