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
import { withImpliedAnswers } from './told-by-others.ts';
import { validators } from './validators.ts';

type CheckServices = Pick<Services, 'reference' | 'today' | 'settings' | 'named'>;

interface Sender extends Pick<ValidationContext, 'records'> {
  /** The accepted contractor. Answers that repeat the contractor's data must match it. */
  readonly contractor: object;
}

interface QuestionScope extends Pick<ValidationContext, 'records'> {
  readonly keys: readonly string[];
}

/**
 * Returns the answers to all questions of a line as they are stored. Answers that do not apply
 * become null.
 * @param beside copies of answers that the line repeats; they must match
 * @throws {Refusal} 400 when the body cannot be parsed, otherwise 422 with the first code of the
 * line's table
 */
export function acceptedAnswers(
  { specificData, beside }: { readonly specificData: JsonObject; readonly beside: JsonObject },
  line: Line,
  services: CheckServices,
  { contractor, records }: Sender,
): JsonObject {
  const keys = line.pages.flatMap(({ fields }) => fields);
  const { values: sent, problems } = fromWire(line, withImpliedAnswers(line, specificData), keys);
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
 * Rejects invalid answers.
 * @throws {Refusal} 400 for a list that is too long or has duplicates, otherwise 422 with the first
 * code of these questions
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

/** Runs the checks of `validate/<what>`. A form requests these checks on blur. */
function remotelyWrong(
  line: Line,
  values: Values<Fields>,
  keys: readonly string[],
  { reference }: CheckServices,
): Failure[] {
  return remoteQuestions(line, asFound(values), keys).flatMap((question) => {
    const { what, content } = question;
    // Check only the town of an address. The search may not find a handwritten street.
    if (what === 'address')
      return isInTown(String(content), reference) ? [] : refusedRemotely(question, undefined);
    const body = typeof content === 'string' ? { content } : content;
    const code = validators[what].refusal(body);
    return code ? refusedRemotely(question, messages[code]) : [];
  });
}

/**
 * Sets `is_manual_address` to false in every address. Remote rules skip handwritten addresses, but
 * the server must check the town of every address.
 */
function asFound(values: Values<Fields>): Values<Fields> {
  const entries = Object.entries(values).map(([key, answer]) => [
    key,
    isAddressAnswer(answer) ? { ...answer, is_manual_address: false } : answer,
  ]);
  return Object.fromEntries(entries);
}

function isInTown(composed: string, { municipalities }: Reference): boolean {
  const town = parseMunicipality(parseComposedAddress(composed).city);
  return town !== undefined && municipalities.current(town.name, town.province) !== undefined;
}

/**
 * Returns the name of the first copy that contradicts its answer, after normalising both. A copy
 * may be missing, in part or completely.
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

/** Normalises a copy. Returns undefined if the copy cannot be parsed. */
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

function refuseContractorMismatch(values: Values<Fields>, line: Line, contractor: Person): void {
  const expected = contractorAnswers(line, contractor);
  const [key = ''] = Object.entries(expected).find(([key, own]) => !same(values[key], own)) ?? [];
  const field = line.fields[key];
  if (field) throw notAccepted({ ...field, field: key, control: key, invalid: field.error });
}

const maxListLength = 50;

const isReasonable = (answer: unknown) =>
  !Array.isArray(answer) ||
  (answer.length <= maxListLength &&
    !(answer.some(isText) && new Set(answer).size < answer.length));

const isText = (answer: unknown) => typeof answer === 'string';
const nameOf = (line: Line, key: string) => line.wire?.[key]?.name ?? key;
