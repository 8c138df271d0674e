import { applicable, type Fields, isAsked, type Line, type Values } from '@preventivo/core';
import { stepToWire, toWire } from '@preventivo/core/wire';
import type { Answer, Answers } from './answer.ts';
import type { Journey } from './journey.ts';
import type { Save } from './sent-bodies.ts';

/** A journey whose pages and payloads come from the line's table. */
export interface TableJourney<F extends Fields = Fields> extends Journey {
  readonly table: Line<F>;
  /** The answers, as the form holds them. */
  readonly values: Values<F>;
}

interface Visit extends Partial<Omit<Journey, 'line' | 'pages' | 'stored'>> {
  readonly words: string;
  /** Input that differs from the answer: another spelling, a suggestion, an address. */
  readonly typed?: Answers;
}

/**
 * Returns the journey of a visitor with these answers. The unit test of the line asserts the payload
 * of each of its fixtures literally, so `toWire` may state it here.
 */
export function journeyOf<F extends Fields>(
  table: Line<F>,
  values: Values<F>,
  { typed, ...visit }: Visit,
): TableJourney<F> {
  const isShared = table.pages.length === 1 && !table.pages[0]?.save;
  return {
    line: table.id,
    asks: 'persona',
    table,
    values,
    pages: table.pages.map((page) => ({
      title: page.title,
      answers: inputsOn(table, page.fields, values, typed),
    })),
    stored: toWire(table, values),
    ...(!isShared && { saves: (signed) => savesOf(table, values, signed) }),
    ...visit,
  };
}

/** Returns those of the keys whose answers a visitor gives. */
export const givenOf = (table: Line, keys: readonly string[]): readonly string[] =>
  keys.filter((key) => isAsked(table, key) && !table.fromContractor?.[key]);

/** Returns the input for some keys, in their order. */
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

/** Returns the input of answers, by control name. */
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
  // Each entry of a list and each question of a group has its own control.
  return Object.entries(answer).flatMap(([key, part]) => {
    const inner = Array.isArray(answer) ? Number(key) + 1 : key;
    return inputOf(`${name}.${inner}`, part, typed);
  });
}

/** Returns the page saves; the last one has the consents. */
const savesOf = (
  table: Line,
  values: Values<Fields>,
  { privacy, isLogged }: { readonly privacy: unknown; readonly isLogged: boolean },
): readonly Save[] =>
  table.pages.map((page, index) => ({
    to: page.save?.path ?? `save?step=${index + 2}`,
    body: {
      ...stepToWire(table, page, values),
      ...(index === table.pages.length - 1 && { privacy }),
      [page.save?.logged ?? 'isLogged']: isLogged,
    },
  }));
