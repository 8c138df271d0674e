import { type RefusalCode, reasonOf } from '../contract/refusal.ts';
import { integer, type ObjectSchema, object, oneOf, text } from '../contract/schema.ts';
import { isUserService } from '../http/errors.ts';
import type { Route } from '../http/route.ts';

/** The service of a call. Each service has its own response envelope. */
export type Service = 'user' | 'quote';

export const serviceOf = ({ path }: Pick<Route, 'path'>): Service =>
  isUserService(path) ? 'user' : 'quote';

const ofAnyCall: readonly RefusalCode[] = ['TOO_MANY_REQUESTS', 'INTERNAL_ERROR', 'UNAVAILABLE'];
const ofBodies: readonly RefusalCode[] = [
  'INVALID_JSON',
  'UNKNOWN_FIELD',
  'MISSING_FIELD',
  'WRONG_TYPE',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
];
const ofSessions: readonly RefusalCode[] = ['MISSING_TOKEN', 'TOKEN_EXPIRED'];

const ofTokens: readonly RefusalCode[] = ['MISSING_TOKEN', 'TOKEN_UNKNOWN', 'NOT_FOUND'];

/** Returns the codes that a call shares with all calls of its kind. */
export const sharedRefusals = (route: Route): readonly RefusalCode[] => [
  ...ofAnyCall,
  ...(route.body ? ofBodies : []),
  ...(route.method === 'POST' ? (['FOREIGN_ORIGIN'] as const) : []),
  ...(route.path.includes('/:line') ? (['NOT_FOUND'] as const) : []),
  ...(route.bearer ? ofSessions : []),
  ...(route.scope ? ofTokens : []),
  ...(route.scope === 'write' ? (['SCOPE_MISSING'] as const) : []),
  // Skip records of the user service: none of their answers depends on another answer.
  ...(route.answerChecks && serviceOf(route) === 'quote' ? (['UNASKED_FIELD'] as const) : []),
];

/** The codes of one status that a call may return. */
export interface Refusals {
  readonly status: number;
  readonly codes: readonly RefusalCode[];
  /**
   * Whether the call may also return the error code of any question, such as `ETA`. If true,
   * `codes` is incomplete.
   */
  readonly mayReturnQuestionCodes: boolean;
}

export function refusalsOf(route: Route): readonly Refusals[] {
  const codes = [...new Set([...sharedRefusals(route), ...(route.refusals ?? [])])];
  const statuses = new Set(codes.map((code) => reasonOf(code)[0]));
  if (route.answerChecks) statuses.add(422);
  return [...statuses]
    .sort((a, b) => a - b)
    .map((status) => ({
      status,
      codes: codes.filter((code) => reasonOf(code)[0] === status),
      mayReturnQuestionCodes: status === 422 && route.answerChecks !== undefined,
    }));
}

export function refusedSchema(
  service: Service,
  { status, codes, mayReturnQuestionCodes }: Refusals,
): ObjectSchema {
  const code = mayReturnQuestionCodes ? text() : oneOf(...codes);
  if (status === 401) return loggedOut(codes);
  const field = {
    ...text(),
    description: 'The name of the control that is wrong, or the path of the field in the body.',
  };
  if (service === 'user')
    return object({ success: never, error_code: code, error_msg: text(), field }, ['field']);
  const known = { success: never, error_code: code, field, challenge };
  const obj = object(known, ['field', 'challenge']);
  return object({
    status: { type: 'integer', minimum: status, maximum: status },
    msg: text(),
    obj,
  });
}

/** The result of `createChallenge` of `altcha-lib`. */
const challenge = {
  ...object({
    parameters: object({
      algorithm: text(),
      cost: integer,
      data: object({ key: text(), until: integer }),
      keyLength: integer,
      keyPrefix: text(),
      nonce: text(),
      salt: text(),
    }),
    signature: text(),
  }),
  description:
    'A challenge of ALTCHA (`altcha-lib` solves it): with its solution as `altcha` the same call is taken at once.',
};
const never = { type: 'boolean', const: false } as const;

/**
 * Returns the 401 of both services. It has every field that a client of either service may read.
 */
const loggedOut = (codes: readonly RefusalCode[]) => {
  const code = oneOf(...new Set([...ofSessions, ...codes]));
  return object({
    ...{ success: never, status: integer },
    ...{ error_code: code, msg: code, error_msg: code },
  });
};
