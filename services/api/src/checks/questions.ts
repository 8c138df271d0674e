import type { Line, Page } from '@preventivo/core';
import { check } from '@preventivo/core/check';
import { fromWire, toWire } from '@preventivo/core/wire';
import { malformed, notAccepted } from '../http/refusal.ts';
import type { JsonObject } from '../http/schema.ts';
import type { Served } from '../served.ts';

/**
 * The answers to a line's questions, as they are kept: what does not apply is null, whatever was sent.
 * @param page only this page's questions. @defaultValue all
 * @throws {Refusal} 400 for what cannot be read, 422 with the first code of the line's table otherwise
 */
export function acceptedAnswers(raw: JsonObject, line: Line, served: Served, page?: Page) {
  const keys = page?.fields ?? line.pages.flatMap(({ fields }) => fields);
  const { values, problems } = fromWire(line, raw, keys);
  const [problem] = problems;
  if (problem) throw malformed({ path: `specificData.${problem.key}`, reason: problem.reason });
  const unreasonable = keys.find((key) => !isReasonable(values[key]));
  if (unreasonable !== undefined) {
    const name = line.wire?.[unreasonable]?.name ?? unreasonable;
    throw malformed({ path: `specificData.${name}`, reason: 'wrong' });
  }
  const lists = served.reference.listsOf(line.id);
  const [failure] = check(line, values, { today: served.today(), lists, keys });
  if (failure) throw notAccepted(failure);
  return toWire(line, values, keys);
}

/** Longest list of answers to one question that anybody gives. */
const longest = 50;

/** Whether a list is one people give: of no great length, and no choice twice. */
const isReasonable = (answer: unknown) =>
  !Array.isArray(answer) ||
  (answer.length <= longest && !(answer.some(isText) && new Set(answer).size < answer.length));

const isText = (answer: unknown) => typeof answer === 'string';
