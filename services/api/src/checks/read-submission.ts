import type { Line } from '@preventivo/core';
import { agreement } from '@preventivo/core/wire';
import { submission } from '../contract/body-schemas.ts';
import { malformed } from '../contract/refusal.ts';
import { scalarsAsAsked } from '../contract/scalars-as-asked.ts';
import type { JsonObject } from '../contract/schema.ts';
import { isShaped, shapeProblem } from '../contract/shape.ts';

/**
 * Splits the body of `submit` into a part that all lines share and the copies of answers that this
 * line repeats. The specification does not say where the copies belong. They may be next to
 * `specificData`, inside it, or replace it.
 * @throws {Refusal} 400 for a malformed body
 */
export function readSubmission(body: JsonObject, line: Line) {
  const own = new Set(Object.keys(line.submit ?? {}));
  const [copies, shared] = parted(body, own);
  const { specificData } = shared;
  const [inner, answers] = isObject(specificData)
    ? partedInside(specificData, line, own)
    : [{}, specificData];
  const beside = { ...inner, ...copies };
  const read = scalarsAsAsked(submission, {
    ...shared,
    ...withAnswers(answers, beside, line),
    // Fields with a constant default may be missing.
    sfLeadIds: shared.sfLeadIds ?? null,
    convenzione: shared.convenzione ?? agreement,
  });
  if (!isShaped(submission, read))
    throw malformed(shapeProblem(submission, read) ?? { path: '', reason: 'wrong' });
  return { ...read, beside };
}

/**
 * Separates the copies in `specificData` from the answers. A copy of a single answer, such as
 * `targa`, has the name of that answer. It therefore counts as the answer.
 */
function partedInside(specificData: JsonObject, line: Line, own: ReadonlySet<string>) {
  const answers = Object.entries(line.submit ?? {}).flatMap(([name, part]) =>
    'answer' in part ? [name] : [],
  );
  return parted(specificData, new Set([...own].filter((name) => !answers.includes(name))));
}

/** Adds the answers that a body contains only in its copy of a page. */
function withAnswers(answers: unknown, beside: JsonObject, line: Line): JsonObject {
  if (answers !== undefined && !isObject(answers)) return { specificData: answers };
  const pages = Object.entries(line.submit ?? {}).flatMap(([name, part]) =>
    'page' in part && isObject(beside[name]) ? [beside[name]] : [],
  );
  if (pages.length === 0 && answers === undefined) return {};
  return { specificData: Object.assign({}, ...pages, answers) };
}

function parted(body: JsonObject, own: ReadonlySet<string>): readonly [JsonObject, JsonObject] {
  const entries = Object.entries(body);
  return [
    Object.fromEntries(entries.filter(([key]) => own.has(key))),
    Object.fromEntries(entries.filter(([key]) => !own.has(key))),
  ];
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
