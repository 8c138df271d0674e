import { applicable, fieldNow } from '../answers/applicable.ts';
import { asSent, boundsSaid, limitWords, rulesOf } from '../kinds/rules.ts';
import { checkWords, type Failure } from '../table/failure.ts';
import type { Field, Fields, Values } from '../table/field.ts';
import type { ControlName } from '../table/path.ts';
import { same } from '../table/same.ts';
import type { Table } from '../table/table.ts';
import type { FieldContext, ValidationContext } from '../table/validation-context.ts';
import { failureOf } from './failure-of.ts';
import { fieldContextOf } from './field-context.ts';
import { fieldSchema, withoutStackTrace } from './schema-of.ts';

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
  table: Table<F>,
  values: Values<F>,
  { today, settings }: ValidationContext,
  key: string,
  asked: readonly string[],
  right: ReadonlySet<string>,
): Failure[] {
  return (table.checks ?? [])
    .filter(({ marks }) => asked.filter((other) => marks.includes(other)).at(-1) === key)
    .filter(
      ({ marks, holds }) =>
        marks.every((mark) => right.has(mark)) && !holds(values, today, settings),
    )
    .flatMap((rule) => {
      const words = checkWords(table, rule);
      return rule.marks.map((mark) => ({ field: mark, control: mark, ...words }));
    });
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
  const own = rulesOf(field).failures?.(field, key, control, answer, around, inside);
  return own ?? (fieldSchema(field, around).isValidSync(answer, withoutStackTrace) ? [] : wrong());
}

const inside = { failures: failuresOf, check };

const failed = (
  field: Field,
  key: string,
  control: ControlName,
  answer: unknown,
  around: FieldContext,
): Failure =>
  failureOf(field, key, control, {
    limits: limitWords(field, boundsSaid(field, around)),
    isGiven: isGiven(field, answer),
    isHelped: !hangs(field.help, around),
  });

/** Whether there is an answer, right or wrong: spaces are none. */
const isGiven = (field: Field, answer: unknown) =>
  !same(answer, field.initial) && asSent(field, answer) !== '';

/** Whether a text names limits that hang on an answer still missing. */
const hangs = (text: string | undefined, { bounds }: FieldContext) =>
  bounds.open && /\{(?:from|to)\}/.test(text ?? '');
