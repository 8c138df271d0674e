import {
  contractorAnswers,
  type Failure,
  type Fields,
  isAddressAnswer,
  type Line,
  type Person,
  same,
  type Values,
  withContractorFallbacks,
} from '@preventivo/core';
import {
  check,
  refusedRemotely,
  remoteQuestions,
  type ValidationContext,
} from '@preventivo/core/check';
import { messages } from '@preventivo/core/messages';
import { fromWire, personFromWire, toWire } from '@preventivo/core/wire';
import { parseComposedAddress, parseMunicipality } from '@preventivo/italian';
import type { Services } from '../context.ts';
import { malformed, notAccepted } from '../contract/refusal.ts';
import type { JsonObject } from '../contract/schema.ts';
import { isSameBody } from '../crypto/digest.ts';
import type { Reference } from '../reference/reference.ts';
import { unknownBirthplaces } from './birthplaces.ts';
import { withKnownPlaces } from './known-places.ts';
import { withToldAnswers } from './told-by-others.ts';
import { validators } from './validators.ts';

/** What answers are checked against. */
type CheckServices = Pick<Services, 'reference' | 'today' | 'settings' | 'named'>;

/** Whose request it is. */
interface Sender extends Pick<ValidationContext, 'records'> {
  /** As sent: some answers are theirs. */
  readonly contractor: object;
}

/** Which questions, and of whom. */
interface QuestionScope extends Pick<ValidationContext, 'records'> {
  readonly keys: readonly string[];
}

/**
 * The answers to all of a line's questions, as they are stored: what does not apply is null, whatever was sent.
 * @param beside what the line repeats beside them, which must say the same
 * @throws {Refusal} 400 for what cannot be read, 422 with the first code of the line's table otherwise
 */
export function acceptedAnswers(
  { specificData, beside }: { readonly specificData: JsonObject; readonly beside: JsonObject },
  line: Line,
  services: CheckServices,
  { contractor, records }: Sender,
): JsonObject {
  const keys = line.pages.flatMap(({ fields }) => fields);
  const { values: sent, problems } = fromWire(line, withToldAnswers(line, specificData), keys);
  const [problem] = problems;
  if (problem) throw malformed({ path: `specificData.${problem.key}`, reason: problem.reason });
  const values = withKnownPlaces(line, sent, services.reference);
  refuseAnswers(values, line, services, { keys, records });
  const persona = personFromWire({ ...contractor }).values;
  refuseContractorMismatch(values, line, persona);
  const copy = contradictingCopy(beside, line, values, services.reference);
  if (copy !== undefined) throw malformed({ path: copy, reason: 'wrong' });
  return toWire(line, withContractorFallbacks(line, values, persona));
}

/**
 * Refuses answers that are not right.
 * @throws {Refusal} 400 for lists that nobody gives, 422 with the first code of these questions otherwise
 */
export function refuseAnswers(
  values: Values<Fields>,
  line: Line,
  services: CheckServices,
  { keys, records }: QuestionScope,
): void {
  const unreasonable = keys.find((key) => !isReasonable(values[key]));
  if (unreasonable !== undefined)
    throw malformed({ path: `specificData.${nameOf(line, unreasonable)}`, reason: 'wrong' });
  const { reference, today, settings, named } = services;
  const lists = reference.listsOf(line.id);
  const [failure] = [
    ...check(line, values, {
      ...{ today: today(), lists, keys, records, settings, named },
      received: true,
    }),
    ...unknownBirthplaces(line, values, reference, keys),
    ...remotelyWrong(line, values, keys, services),
  ];
  if (failure) throw notAccepted(failure);
}

/** What `validate/<what>` refuses: the same checks that a form asks when a field is left. */
function remotelyWrong(
  line: Line,
  values: Values<Fields>,
  keys: readonly string[],
  { reference }: CheckServices,
): Failure[] {
  return remoteQuestions(line, asFound(values), keys).flatMap((question) => {
    const { what, content } = question;
    // It may have been written by hand, so that it need not be one the search knows.
    if (what === 'address')
      return isInTown(String(content), reference) ? [] : refusedRemotely(question, undefined);
    const body = typeof content === 'string' ? { content } : content;
    const code = validators[what].refusal(body);
    return code ? refusedRemotely(question, messages[code]) : [];
  });
}

/** Each address as if the search had found it: the town of one that was written by hand is looked at too. */
function asFound(values: Values<Fields>): Values<Fields> {
  const entries = Object.entries(values).map(([key, answer]) => [
    key,
    isAddressAnswer(answer) ? { ...answer, is_manual_address: false } : answer,
  ]);
  return Object.fromEntries(entries);
}

/** Whether a composed address is in a municipality of today. */
function isInTown(composed: string, { municipalities }: Reference): boolean {
  const town = parseMunicipality(parseComposedAddress(composed).city);
  return town !== undefined && municipalities.current(town.name, town.province) !== undefined;
}

/**
 * Returns the name of a copy of the answers that says otherwise. Both are normalised first; a copy, or a part of it, may be
 * left out.
 */
export function contradictingCopy(
  beside: JsonObject,
  line: Line,
  values: Values<Fields>,
  reference: Reference,
): string | undefined {
  const sent = toWire(line, values);
  const [name] =
    Object.entries(line.submit ?? {}).find(([name, part]) => {
      const copy = beside[name];
      return copy !== undefined && !saysTheSame(line, sent, part, copy, reference);
    }) ?? [];
  return name;
}

type SubmitPart = NonNullable<Line['submit']>[string];

function saysTheSame(
  line: Line,
  sent: JsonObject,
  part: SubmitPart,
  copy: unknown,
  reference: Reference,
): boolean {
  if ('always' in part) return String(copy) === String(part.always);
  const copied = 'answer' in part ? { [nameOf(line, part.answer)]: copy } : copy;
  return (
    isRecord(copied) && isSameBody(normalised(line, sent, copied, reference), pick(sent, copied))
  );
}

/** A copy as the server would write it; undefined if it cannot be read. */
function normalised(
  line: Line,
  sent: JsonObject,
  copied: JsonObject,
  reference: Reference,
): JsonObject | undefined {
  const { values, problems } = fromWire(line, { ...sent, ...copied });
  if (problems.length > 0) return undefined;
  return pick(toWire(line, withKnownPlaces(line, values, reference)), copied);
}

const pick = (from: JsonObject, names: JsonObject): JsonObject =>
  Object.fromEntries(Object.keys(names).map((name) => [name, from[name] ?? null]));

const isRecord = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Refuses answers that are the contractor's and say otherwise. */
function refuseContractorMismatch(values: Values<Fields>, line: Line, contractor: Person): void {
  const expected = contractorAnswers(line, contractor);
  const [key = ''] = Object.entries(expected).find(([key, own]) => !same(values[key], own)) ?? [];
  const field = line.fields[key];
  if (field) throw notAccepted({ ...field, field: key, control: key, invalid: field.error });
}

/** Longest list of answers to one question that anybody gives. */
const maxListLength = 50;

/** Whether a list is one people give: of no great length, and no choice twice. */
const isReasonable = (answer: unknown) =>
  !Array.isArray(answer) ||
  (answer.length <= maxListLength &&
    !(answer.some(isText) && new Set(answer).size < answer.length));

const isText = (answer: unknown) => typeof answer === 'string';
const nameOf = (line: Line, key: string) => line.wire?.[key]?.name ?? key;
