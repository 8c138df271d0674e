import type { Services } from '../context.ts';
import { refusal } from '../contract/refusal.ts';
import { object, part } from '../contract/schema.ts';
import { ok, post } from '../http/route.ts';
import { networksOf } from '../rate-limit/networks.ts';
import { type DraftNetworks, draftLifetimeMs } from '../store/drafts.ts';

const draftId = {
  type: 'string',
  pattern: '^[0-9a-f]{64}$',
  description: 'Made of the key, which it does not tell.',
} as const;
/** Schema of a sealed draft. The longest possible answers make about 20,000 characters. */
const sealed = {
  type: 'string',
  pattern: '^[A-Za-z0-9+/]+=*$',
  maxLength: 60_000,
  description: 'Base64 of what only the key opens.',
} as const;

/** Routes for transferring a draft to another device (docs/rules/submission.md#another-device). */
export const draftRoutes = [
  post({
    path: '/api/:line/draft/keep',
    summary:
      'Stores a draft that only the sender can read, for another device: until it is taken, for 24 hours at most. 422 for a line whose drafts stay on the device, 503 when the drafts of this network or of all reach their limit.',
    rateLimit: 'keep-draft',
    body: object({ Draft_Id: draftId, Draft: sealed }),
    response: part('Done'),
    refusals: ['DRAFT_STAYS', 'DRAFTS_FULL'],
    async handle(body, context, services) {
      const { store, now, draftBounds: bounds } = services;
      const line = context.line();
      // Drafts of lines with health questions never leave the browser tab.
      if (line.draft === 'tab') throw refusal('DRAFT_STAYS');
      const draft = {
        id: body.Draft_Id,
        line: line.id,
        sealed: body.Draft,
        createdAt: now().toISOString(),
        networks: await networkNames(context.client, services),
      };
      // An existing id means a retry after a lost response: ids of different keys do not collide.
      const kept = await store.drafts.keep(draft, { since: expiredSince(now()), bounds });
      if (kept === 'full') throw refusal('DRAFTS_FULL', retryWhenFull);
      return ok();
    },
  }),
  post({
    path: '/api/:line/draft/take',
    summary:
      'Gives a draft to the first who asks, and forgets it. 404 where it was taken, is older than 24 hours, or never was.',
    rateLimit: 'send',
    body: object({ Draft_Id: draftId }),
    response: part('TakenDraft'),
    refusals: ['DRAFT_GONE'],
    async handle(body, context, { store, now }) {
      const since = expiredSince(now());
      const draft = await store.drafts.take(body.Draft_Id, context.line().id, since);
      if (draft === undefined) throw refusal('DRAFT_GONE');
      return ok({ Draft: draft });
    },
  }),
];

/** `Retry-After` in seconds when the drafts are full. */
const retryWhenFull = 10 * 60;

/** Returns the ISO time before which stored drafts have expired. */
const expiredSince = (now: Date) => new Date(now.getTime() - draftLifetimeMs).toISOString();

/** Returns keyed digests of the client's networks; empty for an unknown address. */
async function networkNames(
  client: string,
  { networkName }: Pick<Services, 'networkName'>,
): Promise<DraftNetworks> {
  if (client === '-') return {};
  const { near, wide, neighbours } = networksOf(client);
  const around = near ?? neighbours;
  return {
    client: await networkName(client),
    ...(around && { near: await networkName(around) }),
    ...(wide && { wide: await networkName(wide) }),
  };
}
