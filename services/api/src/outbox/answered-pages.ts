import {
  applicable,
  askedOn,
  type Field,
  type Fields,
  groupsIn,
  isItems,
  type Line,
  listOf,
  same,
  settle,
  type Table,
  tableIn,
  type Values,
  type WordsContext,
  wordsOf,
} from '@preventivo/core';
import { fromWire, toWire } from '@preventivo/core/wire';
import type { JsonObject } from '../contract/schema.ts';
import type { AnswerText } from './answer-text.ts';

export interface AnsweredPage {
  readonly title: string;
  readonly answers: readonly ToldAnswer[];
}

interface ToldAnswer {
  /** Key of the question in the form. */
  readonly key: string;
  readonly field: Field;
  readonly answer: unknown;
  /** The formatted answer. A group has an entry for each question. */
  readonly told: readonly AnswerText[];
}

export interface AnsweredPages {
  readonly pages: readonly AnsweredPage[];
  /** Answers that no page of the line asks today, by their keys in the payload. */
  readonly rest: JsonObject;
}

/** Groups the answers of a request by the pages of its line today; omits pages without answers. */
export function answeredPages(line: Line, body: JsonObject, context: WordsContext): AnsweredPages {
  const { values, problems } = fromWire(line, body);
  const applying = new Set<string>(applicable(line, values));
  const pages = line.pages.map((page) => {
    const keys = askedOn(line, page).filter((key) => applying.has(key));
    return {
      title: page.title,
      answers: keys.flatMap((key) => toldAt(line, values, key, context)),
    };
  });
  const told = pages.flatMap(({ answers }) => answers.flatMap(({ key }) => namesOf(line, key)));
  const unread = new Set(problems.map(({ key }) => key.split('.')[0]));
  // Skip values that the line adds itself, such as «no» for claims that it does not ask about.
  const written = toWire(line, settle(line, values, values));
  const isTold = (name: string, sent: unknown) =>
    told.includes(name) || (Object.hasOwn(written, name) && same(written[name], sent));
  const rest = Object.entries(body).filter(
    ([name, sent]) => unread.has(name) || !isTold(name, sent),
  );
  return {
    pages: pages.filter(({ answers }) => answers.length > 0),
    rest: Object.fromEntries(rest),
  };
}

/** Returns the names of an answer and its parts in the payload. */
function namesOf({ wire }: Table, key: string): readonly string[] {
  const { name = key, parts } = wire?.[key] ?? {};
  return [name, ...Object.keys(parts?.kinds ?? {})];
}

function toldAt(
  table: Table,
  values: Values<Fields>,
  key: string,
  context: WordsContext,
): readonly ToldAnswer[] {
  const field = table.fields[key];
  if (!field) return [];
  const answer = values[key];
  const question = table.texts?.[key]?.(values).label ?? field.label;
  const told = tableIn(field)
    ? groupsTold(field, answer, context)
    : [wordsOf(field, answer, context, listOf(table, values, key))].flatMap((words) =>
        words ? [[question, words] as const] : [],
      );
  return told.length > 0 ? [{ key, field, answer, told }] : [];
}

/**
 * Formats the answers inside a group or a list of groups. Each question gets the name of its group
 * as a prefix: «Incidente 2, Anno».
 */
function groupsTold(field: Field, answer: unknown, context: WordsContext): readonly AnswerText[] {
  const { label } = isItems(field) ? field.item : field;
  return groupsIn(field, answer, '').flatMap(({ table, answers }, index) => {
    const of = label.replace('{n}', String(index + 1));
    return applicable(table, answers)
      .flatMap((key) => toldAt(table, answers, key, context))
      .flatMap(({ told }) => told.map(([inner, words]) => [`${of}, ${inner}`, words] as const));
  });
}
