import { AddressesUnavailable } from '../addresses/service.ts';
import { Refusal, refusal } from '../contract/refusal.ts';
import { faultOf } from '../log/log.ts';
import { AccountErased, StoreUnavailable } from '../store/store.ts';
import type { HonoContext } from './environment.ts';

/** Seconds after which a database or a service that is away may be called again. */
const retryAfterSeconds = 5;

/** Sends an error in the shape of the service that was called. An unexpected one goes into the log. */
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
  // Erased between authentication and the transaction that stores: the session ended with the account.
  return error instanceof AccountErased ? refusal('TOKEN_EXPIRED') : undefined;
}

function unexpected(c: HonoContext, error: Error): Refusal {
  c.set('fault', faultOf(error));
  const isAway = error instanceof StoreUnavailable || error instanceof AddressesUnavailable;
  return isAway ? refusal('UNAVAILABLE', retryAfterSeconds) : refusal('INTERNAL_ERROR');
}

/** `{status, msg, obj}`: the quote service's no. */
function quoteRefusal({ status, code, message, field, challenge }: Refusal) {
  const more = { ...(field && { field }), ...(challenge && { challenge }) };
  const obj = { success: false, error_code: code, ...more };
  return { status, msg: message, obj };
}

/** `{success: false, error_code, error_msg}`: the user service's no. */
function userRefusal({ code, message, field }: Refusal) {
  return { success: false, error_code: code, error_msg: message, ...(field && { field }) };
}

/** The no of either service to who is not logged in, or not any more: every word a client may look at. */
function loggedOutRefusal({ status, code }: Refusal) {
  return { success: false, status, error_code: code, msg: code, error_msg: code };
}

/** Whether a path belongs to the user service; everything else under `/api` is a line's. */
export const isUserService = (path: string): boolean =>
  /^\/api\/(users|persons|companies|quote-request)(\/|$)/.test(path);
