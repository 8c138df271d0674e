import { applicable, type Fields, isAsked, type Line, type Values } from '@preventivo/core';
import type { Answer, Answers } from './answer.ts';

/** Returns the keys of the questions that the form asks. Omits answers that are copied from the contractor. */
export const givenOf = (table: Line, keys: readonly string[]): readonly string[] =>
  keys.filter((key) => isAsked(table, key) && !table.fromContractor?.[key]);

export function inputsOn(
  table: Line,
  keys: readonly string[],
  values: Values<Fields>,
  typed?: Answers,
): Answers {
  const applies = new Set(applicable(table, values));
  const given = givenOf(table, keys).filter(
    (key) => applies.has(key) && !table.lockedTo?.[key]?.(values),
  );
  return inputsOf(Object.fromEntries(given.map((key) => [key, values[key]])), typed);
}

export const inputsOf = (answers: Partial<Values<Fields>>, typed: Answers = {}): Answers =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([key, answer]) => inputOf(key, answer, typed)),
  );

function inputOf(name: string, answer: unknown, typed: Answers): readonly [string, Answer][] {
  const { [name]: own } = typed;
  if (own !== undefined) return [[name, own]];
  if (answer === null || answer === undefined || answer === '') return [];
  if (typeof answer === 'number') return [[name, answer.toLocaleString('it-IT')]];
  if (typeof answer !== 'object') return [[name, String(answer)]];
  const isTicked = Array.isArray(answer) && answer.every((key) => typeof key === 'string');
  if (isTicked) return answer.length > 0 ? [[name, answer]] : [];
  // Each entry of a list, and each question of a group, has its own control.
  return Object.entries(answer).flatMap(([key, part]) => {
    const inner = Array.isArray(answer) ? Number(key) + 1 : key;
    return inputOf(`${name}.${inner}`, part, typed);
  });
}
