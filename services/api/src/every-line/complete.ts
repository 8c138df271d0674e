import { type Failure, type Fields, type Line, same, settle, type Values } from '@preventivo/core';
import { check } from '@preventivo/core/check';
import { answersTo } from '@preventivo/core/testing';
import { type FormContext, wrongIn } from './verdict.ts';

/**
 * Corrects a form like a user who changes only invalid answers, one question at a time. Returns
 * undefined if the form stays incomplete.
 */
export function complete(
  line: Line,
  start: Values<Fields>,
  around: FormContext,
): Values<Fields> | undefined {
  let values = start;
  for (let round = 0; round < Object.keys(line.fields).length * 6; round += 1) {
    const wrong = wrongIn(line, values, around);
    if (wrong.length === 0) return values;
    const better =
      first(wrong, (failure) => corrected(line, values, failure, around)) ??
      mendedTogether(line, values, wrong, around);
    if (!better) return undefined;
    values = better;
  }
  return undefined;
}

/** Corrects two answers together, when neither correction alone is enough. */
function mendedTogether(
  line: Line,
  values: Values<Fields>,
  wrong: readonly Failure[],
  around: FormContext,
): Values<Fields> | undefined {
  const [one = '', other = ''] = new Set(wrong.map(({ field }) => field));
  return first(answersTo(line, values, one, around).fit, (answer) => {
    const after = settle(line, values, { ...values, [one]: answer }, around.today);
    const next = wrongIn(line, after, around).find(({ field }) => field === other);
    return next && corrected(line, after, next, around);
  });
}

function first<T, Found>(all: Iterable<T>, find: (one: T) => Found | undefined): Found | undefined {
  for (const one of all) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Changes one invalid answer so that its control has no error. */
function corrected(
  line: Line,
  values: Values<Fields>,
  { field, control }: Failure,
  around: FormContext,
): Values<Fields> | undefined {
  const alone = (all: Values<Fields>) => check(line, all, { ...around, keys: [field] });
  const together = (all: Values<Fields>) => wrongIn(line, all, around);
  const isMarked = (failures: readonly Failure[]) =>
    failures.some((failure) => failure.control === control);
  // First fix errors of the question alone, then errors that depend on other answers.
  const look = isMarked(alone(values)) ? alone : together;
  const { fit } = answersTo(line, values, field, around);
  return first(nearestFirst(fit, values[field], control), (answer) => {
    const after = settle(line, values, { ...values, [field]: answer }, around.today);
    return same(after, values) || isMarked(look(after)) ? undefined : after;
  });
}

/**
 * Sorts the possible answers of a group. Answers that change the invalid control come first.
 * Answers that hide the control come next.
 */
function nearestFirst(
  answers: readonly unknown[],
  now: unknown,
  control: string,
): readonly unknown[] {
  const [, key = ''] = control.split('.');
  const changes = (answer: unknown) => !same(Object(answer)[key], Object(now)[key]);
  return [...answers].sort((one, other) => Number(changes(other)) - Number(changes(one)));
}
