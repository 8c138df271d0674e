import { AddressesUnavailable } from '../addresses/service.ts';
import { Refusal, refusal } from '../contract/refusal.ts';
import { faultOf } from '../log/log.ts';
import { AccountErased, StoreUnavailable } from '../store/store.ts';
import type { HonoContext } from './environment.ts';

/** `Retry-After` in seconds when a database or service is unavailable. */
const retryAfterSeconds = 5;

/** Sends an error in the format of the called service. Logs an unexpected error. */
export function sendError(c: HonoContext, error: Error): Response {
  const refused = refusalIn(error) ?? unexpected(c, error);
  const { status, retryAfter } = refused;
  if (retryAfter !== undefined) c.header('retry-after', String(retryAfter));
  const body = bodyOf(c, refused);
  c.header('content-type', 'application/json');
  return c.newResponse(JSON.stringify(body), { status });
}

function bodyOf(c: HonoContext, refused: Refusal) {
  if (refused.status === 401) return loggedOutRefusal(refused);
  return isUserService(c.req.path) ? userRefusal(refused) : quoteRefusal(refused);
}

function refusalIn(error: Error): Refusal | undefined {
  if (error instanceof Refusal) return error;
  // The account and its session were erased after the client authenticated.
  return error instanceof AccountErased ? refusal('TOKEN_EXPIRED') : undefined;
}

function unexpected(c: HonoContext, error: Error): Refusal {
  c.set('fault', faultOf(error));
  const isAway = error instanceof StoreUnavailable || error instanceof AddressesUnavailable;
  return isAway ? refusal('UNAVAILABLE', retryAfterSeconds) : refusal('INTERNAL_ERROR');
}

function quoteRefusal({ status, code, message, field, challenge }: Refusal) {
  const more = { ...(field && { field }), ...(challenge && { challenge }) };
  const obj = { success: false, error_code: code, ...more };
  return { status, msg: message, obj };
}

function userRefusal({ code, message, field }: Refusal) {
  return { success: false, error_code: code, error_msg: message, ...(field && { field }) };
}

/**
 * Returns the 401 of both services. It has every field that a client of either service may read.
 */
function loggedOutRefusal({ status, code }: Refusal) {
  return { success: false, status, error_code: code, msg: code, error_msg: code };
}

/** Whether a path belongs to the user service. All other paths under `/api` belong to a line. */
export const isUserService = (path: string): boolean =>
  /^\/api\/(users|persons|companies|quote-request)(\/|$)/.test(path);
