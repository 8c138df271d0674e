import type { RequestContext, Services } from '../context.ts';
import { refusal } from '../contract/refusal.ts';
import { type Networks, networksOf } from '../rate-limit/networks.ts';
import type { IdempotencyKey } from '../store/store.ts';
import { requireWork } from './proof-of-work.ts';

type Parts = Pick<Services, 'rateLimiter' | 'now' | 'challengeSecret' | 'sha256'>;

/**
 * Checks a new request. Where many come, from the networks around a client or in all, it asks for a proof of work (ALTCHA)
 * first. A proof is good for one idempotency key of one sender, so for one request; nothing is stored of it. Only a request
 * that needs no proof or brings one counts in `send`: the call that meets the challenge and the one with the proof are one visit.
 * @param check the rest of the checks. A request that it refuses crowds its own network alone
 * @throws {Refusal} 429 with a challenge if the request brings no proof; 429 without one if its client sends too often
 */
export async function admit<T>(
  { client, query }: Pick<RequestContext, 'client' | 'query'>,
  { scope, keyHash }: IdempotencyKey,
  parts: Parts,
  check: () => Promise<T>,
): Promise<T> {
  const { rateLimiter } = parts;
  const { wait, giveBack } = await crowding(networksOf(client), parts);
  if (wait > 0) await requireWork(query('altcha') ?? '', `${scope} ${keyHash}`, wait, parts);
  try {
    const pause = await rateLimiter.consume('send', client);
    if (pause > 0) throw refusal('TOO_MANY_REQUESTS', pause);
    return await check();
  } catch (refused) {
    await giveBack();
    throw refused;
  }
}

/** Counts a request. */
async function crowding({ client, wide, neighbours }: Networks, { rateLimiter }: Parts) {
  const nothing = async () => {};
  const near = await rateLimiter.consume('submit-network', wide ?? neighbours ?? client);
  // Requests beyond a network's own limit do not count for all clients.
  if (near > 0) return { wait: near, giveBack: nothing };
  const wait = await rateLimiter.consume('submit-all', 'all');
  return {
    /** Returns the seconds until a request needs no proof, 0 below the limits. */
    wait,
    /** Takes the request back from those of all clients, if it was counted there and let through. */
    giveBack: wait > 0 ? nothing : () => rateLimiter.refund('submit-all', 'all'),
  };
}
