import type { Line, Page } from '@preventivo/core';
import { readBoolean, stepFromWire } from '@preventivo/core/wire';
import type { Services } from '../context.ts';
import { malformed } from '../contract/refusal.ts';
import type { JsonObject } from '../contract/schema.ts';
import { acceptedPrivacy } from './consents.ts';
import { withKnownPlaces } from './known-places.ts';
import { refuseAnswers } from './questions.ts';

export interface StepBody {
  readonly answers: JsonObject;
  readonly privacy: JsonObject | undefined;
  /** The key of the login flag in the body, which differs between lines. */
  readonly logged: string;
  readonly isLogged: boolean | undefined;
}

/** Splits the body of a step save. @throws {Refusal} 400 for a malformed body */
export function readStep(body: JsonObject, line: Line, page: Page): StepBody {
  const logged = page.save?.logged ?? 'isLogged';
  const { privacy: sent, isLogged: plain, isLoggedUser: long, ...answers } = body;
  const told = body[logged] ?? plain ?? long ?? undefined;
  const isLogged = readBoolean(told);
  const isLast = page === line.pages.at(-1);
  if (isLast && sent === undefined) throw malformed({ path: 'privacy', reason: 'missing' });
  // Pages before the last ask for no consents, so ignore any that are sent.
  const privacy = isLast ? sent : undefined;
  if (privacy !== undefined && !isObject(privacy))
    throw malformed({ path: 'privacy', reason: 'wrong' });
  if (told !== undefined && isLogged === undefined)
    throw malformed({ path: logged, reason: 'wrong' });
  return { answers, privacy, logged, isLogged };
}

/**
 * Checks the body of one page.
 * @param records ids of the people that the account has saved; undefined without an account
 * @throws {Refusal} 400 when the body cannot be parsed, otherwise 422 with the first code of the
 * page
 */
export function checkStep(
  { answers, privacy }: StepBody,
  line: Line,
  page: Page,
  services: Services,
  records: readonly string[] | undefined,
): void {
  const { values: sent, problems } = stepFromWire(line, page, answers);
  const [problem] = problems;
  if (problem) throw malformed({ path: problem.key, reason: problem.reason });
  const values = withKnownPlaces(line, sent, services.reference);
  refuseAnswers(values, line, services, { keys: page.fields, records });
  if (privacy) acceptedPrivacy(privacy, records ? 'logged' : 'anonymous');
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
