import {
  applicable,
  type Fields,
  initialValues,
  isItems,
  type Line,
  settle,
  type Values,
  withContractorAnswers,
} from '@preventivo/core';
import { type AnswersTo, answersTo, sentGiulia as contractor } from '@preventivo/core/testing';
import { personFromWire } from '@preventivo/core/wire';
import fc from 'fast-check';
import type { FormContext } from './verdict.ts';

/** A change of one answer: two numbers that select the question and the answer. */
type Change = readonly [which: number, what: number];

/** Returns `ways` sequences of `answers` changes each. They are deterministic and cached. */
export function walks({ ways, answers }: WalkCount): readonly (readonly Change[])[] {
  const name = `${ways} ${answers}`;
  const found = made.get(name) ?? sampled({ ways, answers });
  made.set(name, found);
  return found;
}

interface WalkCount {
  readonly ways: number;
  readonly answers: number;
}

const made = new Map<string, readonly (readonly Change[])[]>();

const sampled = ({ ways, answers }: WalkCount) =>
  fc.sample(
    fc.array(fc.tuple(fc.nat(9999), fc.nat(9999)), { minLength: answers, maxLength: answers }),
    { seed: 20_261_121, numRuns: ways },
  );

/** Returns the form as it opens for Giulia Ferri, the contractor of the tests. */
export const opened = (line: Line): Values<Fields> =>
  withContractorAnswers(line, initialValues(line), personFromWire(contractor).values);

/** Yields the form after each change. A user can reach every yielded state. */
export function* states(line: Line, changes: readonly Change[], around: FormContext) {
  let values = opened(line);
  for (const [which, what] of changes) {
    const keys = applicable(line, values).filter((key) => isAsked(line, values, key));
    const key = keys[which % keys.length] ?? '';
    const { fit, odd } = reachable(line, values, key, around);
    // Three of four answers are plausible.
    const from = what % 4 === 0 || fit.length === 0 ? odd : fit;
    const answer = from[Math.floor(what / 4) % from.length];
    values = settle(line, values, { ...values, [key]: answer }, around.today);
    yield values;
  }
}

/**
 * Returns the answers that a user can give. The odd answer of a list only empties the entries. It
 * does not change their number, because another answer sets the number.
 */
function reachable(
  line: Line,
  values: Values<Fields>,
  key: string,
  around: FormContext,
): AnswersTo {
  const answers = answersTo(line, values, key, around);
  const field = line.fields[key];
  if (!field || !isItems(field)) return answers;
  const entries: readonly unknown[] = values[key];
  return { ...answers, odd: [entries.map(() => field.item.initial)] };
}

const isAsked = (line: Line, values: Values<Fields>, key: string) =>
  !line.computed?.[key] && !line.fromContractor?.[key] && !line.lockedTo?.[key]?.(values);
