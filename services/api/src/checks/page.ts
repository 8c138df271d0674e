import type { Line, Page } from '@preventivo/core';
import { readBoolean, stepFromWire } from '@preventivo/core/wire';
import type { Services } from '../context.ts';
import { malformed } from '../contract/refusal.ts';
import type { JsonObject } from '../contract/schema.ts';
import { acceptedPrivacy } from './consents.ts';
import { withKnownPlaces } from './known-places.ts';
import { refuseAnswers } from './questions.ts';

/** What a step save says besides its answers. */
export interface StepBody {
  readonly answers: JsonObject;
  readonly privacy: JsonObject | undefined;
  /** The key that says whether the visitor is logged in. */
  readonly logged: string;
  readonly isLogged: boolean | undefined;
}

/** Takes a step save apart. @throws {Refusal} 400 for what is not of the right form */
export function readStep(body: JsonObject, line: Line, page: Page): StepBody {
  const logged = page.save?.logged ?? 'isLogged';
  const { privacy: sent, isLogged: plain, isLoggedUser: long, ...answers } = body;
  const told = body[logged] ?? plain ?? long ?? undefined;
  const isLogged = readBoolean(told);
  const isLast = page === line.pages.at(-1);
  if (isLast && sent === undefined) throw malformed({ path: 'privacy', reason: 'missing' });
  // A page before the last asks for no consent, so one that is sent with it says nothing.
  const privacy = isLast ? sent : undefined;
  if (privacy !== undefined && !isObject(privacy))
    throw malformed({ path: 'privacy', reason: 'wrong' });
  if (told !== undefined && isLogged === undefined)
    throw malformed({ path: logged, reason: 'wrong' });
  return { answers, privacy, logged, isLogged };
}

/**
 * Checks what one page sends.
 * @param records the ids of the people that who is logged in has saved; nothing where nobody is
 * @throws {Refusal} 400 for what cannot be read, 422 with the first code of the page otherwise
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
