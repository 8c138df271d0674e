import type { Retention } from '../config/config.ts';
import { draftLifetimeMs } from '../store/drafts.ts';
import type { Store } from '../store/store.ts';
import { maxIdle, maxSessionAge } from '../users/sessions.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** How long an idempotency key is stored. */
const lifetime = 30 * day;

/** After so many days nothing is tried any more that was to be delivered. */
const tried = 4;

/** How many rows are removed at a time, and how long everybody else has the database between, in milliseconds. */
const batch = 100;
const between = 50;

/** In days; of mails: what was to be delivered and nobody took. */
type Kept = Retention & { readonly mails: number };

/**
 * Forgets keys of submissions when they are 30 days old, as old sessions and links, sessions that nobody uses,
 * registrations that nobody activated, drafts whose link is no longer good, and whatever was kept for its time
 * (docs/privacy.md); once now, then every hour.
 * @returns stops it
 */
export function purgeExpired(store: Store, { requests, accounts, mails }: Kept): () => void {
  const stopping = { now: false };
  /** Removes batch after batch until one is empty. Of servers that share the database each takes what is free. */
  const inBatches = async (remove: (limit: number) => Promise<number>) => {
    while (!stopping.now && (await remove(batch)) > 0)
      await new Promise<void>((resolve) => void setTimeout(resolve, between).unref());
  };
  const forget = () => {
    const now = Date.now();
    const ago = (ms: number) => new Date(now - ms).toISOString();
    const ages = { now: ago(0), opened: ago(maxSessionAge), seen: ago(maxIdle) };
    // The next hour tries again.
    for (const work of [
      store.deleteKeys(ago(lifetime)),
      store.accounts.deleteExpired(ages),
      store.drafts.deleteExpired(ago(draftLifetimeMs)),
      inBatches((limit) => store.requests.deleteOlder(ago(requests * day), limit)),
      inBatches((limit) => store.accounts.deleteUnused(ago(accounts * day), limit)),
      inBatches((limit) => store.outbox.deleteOlder(ago(Math.max(mails, tried) * day), limit)),
    ])
      work.catch(() => {});
  };
  forget();
  const timer = setInterval(forget, hour).unref();
  return () => {
    stopping.now = true;
    clearInterval(timer);
  };
}
