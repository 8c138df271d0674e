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
 * Returns the missing answers of a page without any answer, in the order of `keys`. The result equals that of
 * `check`, but needs neither yup nor luxon. A visitor who presses «Continua» at once does not wait for the two
 * libraries.
 * @returns undefined if any answer was given, if no answer is missing, or if only `check` can decide
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
    // Other answers decide this answer, so `check` has to validate the page.
    if (table.computed?.[key] || table.lockedTo?.[key]?.(values)) return undefined;
    const missing = kinds[field.kind];
    if (!missing || !same(values[key], field.initial)) return undefined;
    const found = missing(field, key);
    // Only luxon can fill in the limits of a text, so `check` has to validate this page.
    if ([found?.error, found?.invalid, found?.help].some((text) => text?.includes('{')))
      return undefined;
    if (found) failures.push(found);
  }
  const isRight = (key: string) =>
    asked.includes(key) && !failures.some(({ field }) => field === key);
  // When every answer of a rule is valid by itself, only `check` can run the rule.
  if (table.checks?.some(({ controls }) => controls.every(isRight))) return undefined;
  return failures.length > 0 ? failures : undefined;
}

type Missing<F extends Field> = { of(field: F, key: string): Failure | undefined }['of'];

/** Returns a failure for an empty initial answer. Any other initial answer is valid. */
const unlessGiven: Missing<Field> = (field, key) => {
  const { initial, optional } = field;
  const isGiven = Array.isArray(initial) ? initial.length > 0 : !isEmpty(initial);
  return optional || isGiven ? undefined : failureOf(field, key, key, { isGiven: false });
};

/** By kind: returns the failure of a field without an answer. Undefined for kinds that only `check` can validate. */
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
