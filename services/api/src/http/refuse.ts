import { AddressesUnavailable } from '../addresses/service.ts';
import { Refusal, refusal } from '../contract/refusal.ts';
import { faultOf } from '../log/log.ts';
import { StoreUnavailable } from '../store/store.ts';
import { isUserService, loggedOutRefusal, quoteRefusal, userRefusal } from './answer.ts';
import type { Asking } from './environment.ts';

/** Seconds after which a database or a service that is away is asked again. */
const soon = 5;

/** Answers an error in the shape of the service that was called. What nobody expected is noted. */
export function refuse(c: Asking, error: Error): Response {
  const refused = error instanceof Refusal ? error : unexpected(c, error);
  const { status, retryAfter } = refused;
  if (retryAfter !== undefined) c.header('retry-after', String(retryAfter));
  const body = bodyOf(c, refused);
  c.header('content-type', 'application/json');
  return c.newResponse(JSON.stringify(body), { status });
}

function bodyOf(c: Asking, refused: Refusal) {
  if (refused.status === 401) return loggedOutRefusal(refused);
  return isUserService(c.req.path) ? userRefusal(refused) : quoteRefusal(refused);
}

function unexpected(c: Asking, error: Error): Refusal {
  c.set('fault', faultOf(error));
  const isAway = error instanceof StoreUnavailable || error instanceof AddressesUnavailable;
  return isAway ? refusal('UNAVAILABLE', soon) : refusal('INTERNAL_ERROR');
}
