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
 * Returns the missing answers of an unanswered page, in the order of `keys`: the same as `check`, but without yup and
 * luxon. A visitor who presses «Continua» at once need not wait for those.
 * @returns undefined if something was answered, nothing is missing, or the rules have to decide
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
    // Other answers decide this one.
    if (table.computed?.[key] || table.lockedTo?.[key]?.(values)) return undefined;
    const missing = kinds[field.kind];
    if (!missing || !same(values[key], field.initial)) return undefined;
    const found = missing(field, key);
    // Texts with limits need luxon: leave this page to `check`.
    if ([found?.error, found?.invalid, found?.help].some((text) => text?.includes('{')))
      return undefined;
    if (found) failures.push(found);
  }
  const isRight = (key: string) =>
    asked.includes(key) && !failures.some(({ field }) => field === key);
  // If every answer of a rule is valid by itself, the rule has to run.
  if (table.checks?.some(({ controls }) => controls.every(isRight))) return undefined;
  return failures.length > 0 ? failures : undefined;
}

type Missing<F extends Field> = { of(field: F, key: string): Failure | undefined }['of'];

/** An initial answer is valid, unless it is empty. */
const unlessGiven: Missing<Field> = (field, key) => {
  const { initial, optional } = field;
  const isGiven = Array.isArray(initial) ? initial.length > 0 : !isEmpty(initial);
  return optional || isGiven ? undefined : failureOf(field, key, key, { isGiven: false });
};

/** By kind, a function that returns the failure of an unanswered field; undefined for kinds that need their rules. */
const missingIn: { readonly [K in KindName]: Missing<FieldByKind[K]> | undefined } = {
  text: unlessGiven,
  plate: unlessGiven,
  municipality: unlessGiven,
  whole: unlessGiven,
  amount: unlessGiven,
  yesNo: unlessGiven,
  choice: unlessGiven,
  choices: unlessGiven,
  date: unlessGiven,
  address: (field, key) => notChosen(field, key, key, field.initial.search),
  items: undefined,
  group: undefined,
  savedRecord: undefined,
};
const kinds: Readonly<Record<string, Missing<Field> | undefined>> = missingIn;
