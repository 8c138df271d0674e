import type { RequestContext, Services } from '../context.ts';
import { refusal, withChallenge } from '../contract/refusal.ts';
import { type Networks, networksOf } from '../rate-limit/networks.ts';

/** How many numbers a client tries at most; half of them on average, which takes a phone about a second. */
const numbers = 50_000;
/** How long a challenge may take, in milliseconds. */
const lifetime = 10 * 60 * 1000;

type Parts = Pick<Services, 'rateLimiter' | 'now' | 'secretOfWork' | 'sha256'>;

/**
 * Asks for a proof of work where many requests come: from the networks around a client, or in all. A proof is good for one
 * idempotency key, so for one request; nothing is stored of it.
 * @param keyHash the digest of the idempotency key
 * @throws {Refusal} 429 with a challenge, for who brings no proof
 */
export async function requireWork(
  { client, query }: Pick<RequestContext, 'client' | 'query'>,
  keyHash: string,
  parts: Parts,
): Promise<void> {
  const wait = await crowded(networksOf(client), parts);
  if (wait === 0 || (await isProof(query('work') ?? '', keyHash, parts))) return;
  const issued = parts.now().getTime();
  const { salt, number } = await puzzle(issued, keyHash, parts);
  const target = await parts.sha256(`${salt}.${number}`);
  throw withChallenge(refusal('TOO_MANY_REQUESTS', wait), `${issued}.${salt}.${target}.${numbers}`);
}

/** Seconds until a request needs no proof; 0 where few come. */
async function crowded({ client, wide, neighbours }: Networks, { rateLimiter }: Parts) {
  const near = await rateLimiter.consume('submit-network', wide ?? neighbours ?? client);
  // A network that is crowded by itself crowds nobody else.
  return near > 0 ? near : rateLimiter.consume('submit-all', 'all');
}

/** What a client has to find, made again of its time and its key: nobody finds it without trying, or this secret. */
async function puzzle(issued: number, keyHash: string, { secretOfWork }: Parts) {
  const digest = await secretOfWork(`${issued} ${keyHash}`);
  return {
    salt: digest.slice(0, 32),
    number: Number.parseInt(digest.slice(32, 44), 16) % numbers,
  };
}

async function isProof(work: string, keyHash: string, parts: Parts): Promise<boolean> {
  const [, issued, found] = /^(\d{13})\.(\d{1,5})$/.exec(work) ?? [];
  if (issued === undefined) return false;
  const age = parts.now().getTime() - Number(issued);
  if (age < 0 || age > lifetime) return false;
  return Number(found) === (await puzzle(Number(issued), keyHash, parts)).number;
}
