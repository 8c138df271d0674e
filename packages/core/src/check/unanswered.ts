import { applicable, fieldNow } from '../answers/applicable.ts';
import { notChosen } from '../kinds/address/not-chosen.ts';
import type { FieldByKind, KindName } from '../kinds/kinds.ts';
import type { Failure } from '../table/failure.ts';
import type { Field, Fields, Values } from '../table/field.ts';
import { isEmpty } from '../table/is-empty.ts';
import { same } from '../table/same.ts';
import type { Table } from '../table/table.ts';
import { failureOf } from './failure-of.ts';

/**
 * What is missing on a page that nobody answered anything on, in the order of `keys`: just what `check` says of it. It takes
 * no rules, and so neither yup nor luxon: who presses «Continua» at once need not wait for those.
 * @returns undefined where something was answered, nothing is missing, or the rules have to judge
 */
export function unanswered<F extends Fields>(
  table: Table<F>,
  values: Values<F>,
  keys: readonly string[],
): readonly Failure[] | undefined {
  const applies = new Set<string>(applicable(table, values));
  const asked = keys.filter((key) => applies.has(key));
  const failures: Failure[] = [];
  for (const key of asked) {
    const field = fieldNow(table, values, key);
    if (!field) continue;
    if (takesRules(table, values, key) || !same(values[key], field.initial)) return undefined;
    const missing = kinds[field.kind];
    if (!missing) return undefined;
    const found = missing(field, key);
    if (found && [found.error, found.invalid, found.help].some(namesLimits)) return undefined;
    if (found) failures.push(found);
  }
  const isRight = (key: string) =>
    asked.includes(key) && !failures.some(({ field }) => field === key);
  // A rule over several answers speaks where each is right by itself.
  if (table.checks?.some(({ marks }) => marks.every(isRight))) return undefined;
  return failures.length > 0 ? failures : undefined;
}

/** Whether an answer follows from others, or is held to one. */
const takesRules = <F extends Fields>(
  { computed, lockedTo }: Table<F>,
  values: Values<F>,
  key: string,
) => computed?.[key] !== undefined || Boolean(lockedTo?.[key]?.(values));

const namesLimits = (text: string | undefined) => text?.includes('{') ?? false;

type Missing<F extends Field> = { of(field: F, key: string): Failure | undefined }['of'];

/** What a table begins with is right, unless it is nothing. */
const unlessGiven: Missing<Field> = (field, key) =>
  field.optional || !isEmpty(field.initial)
    ? undefined
    : failureOf(field, key, key, { isGiven: false });

/** What is missing while nobody answered, by kind; an answer with controls of its own is looked into by the rules. */
const missingIn: { readonly [K in KindName]: Missing<FieldByKind[K]> | undefined } = {
  text: unlessGiven,
  plate: unlessGiven,
  municipality: unlessGiven,
  whole: unlessGiven,
  amount: unlessGiven,
  yesNo: unlessGiven,
  choice: unlessGiven,
  choices: (field, key) =>
    field.optional || field.initial.length > 0
      ? undefined
      : failureOf(field, key, key, { isGiven: false }),
  date: unlessGiven,
  address: (field, key) => notChosen(field, key, key, field.initial.search),
  items: undefined,
  group: undefined,
  savedRecord: undefined,
};
const kinds: Readonly<Record<string, Missing<Field> | undefined>> = missingIn;
