import type { RequestContext, Services } from '../context.ts';
import { refusal } from '../contract/refusal.ts';
import { type Networks, networksOf } from '../rate-limit/networks.ts';
import type { IdempotencyKey } from '../store/store.ts';
import { requireWork } from './proof-of-work.ts';

type Parts = Pick<Services, 'rateLimiter' | 'now' | 'challengeSecret' | 'sha256'>;

/**
 * Admits a new request. The request needs a proof of work (ALTCHA) if its network, or all clients
 * together, send many requests. A proof is valid for one idempotency key of one sender. The server
 * does not store proofs. The call that receives a challenge does not count against the `send`
 * limit; the call with the proof does.
 * @param check the remaining checks. A request that they reject counts only for its network
 * @throws {Refusal} 429 with a challenge if the request has no proof, 429 without a challenge if
 * the client sends too often
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

async function crowding({ client, wide, neighbours }: Networks, { rateLimiter }: Parts) {
  const nothing = async () => {};
  const near = await rateLimiter.consume('submit-network', wide ?? neighbours ?? client);
  // A request above its network's limit does not count against the limit of all clients.
  if (near > 0) return { wait: near, giveBack: nothing };
  const wait = await rateLimiter.consume('submit-all', 'all');
  return {
    /** Seconds until a request needs no proof; 0 below the limits. */
    wait,
    /** Refunds an admitted request to the limit of all clients. */
    giveBack: wait > 0 ? nothing : () => rateLimiter.refund('submit-all', 'all'),
  };
}
