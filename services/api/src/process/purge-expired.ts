import type { Retention } from '../config/config.ts';
import { faultOf, type Logger } from '../log/log.ts';
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
 * (docs/privacy.md); once now, then every hour. What could not be removed is told, and tried again in an hour.
 * @returns stops it
 */
export function purgeExpired(
  store: Store,
  { requests, accounts, mails }: Kept,
  log: Logger,
): () => void {
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
    const works = {
      keys: store.deleteKeys(ago(lifetime)),
      sessions: store.accounts.deleteExpired(ages),
      drafts: store.drafts.deleteExpired(ago(draftLifetimeMs)),
      recipients: store.recipients.deleteOlder(ago(hour)),
      requests: inBatches((limit) => store.requests.deleteOlder(ago(requests * day), limit)),
      accounts: inBatches((limit) => store.accounts.deleteUnused(ago(accounts * day), limit)),
      deliveries: inBatches((limit) =>
        store.outbox.deleteOlder(ago(Math.max(mails, tried) * day), limit),
      ),
    };
    for (const [kind, work] of Object.entries(works)) work.catch(purgeFailed(kind, log));
  };
  forget();
  const timer = setInterval(forget, hour).unref();
  return () => {
    stopping.now = true;
    clearInterval(timer);
  };
}

/** Says that what is over stays a while longer: whoever promised that it goes should know. */
export const purgeFailed = (kind: string, log: Logger) => (error: unknown) =>
  log({
    level: 'error',
    event: 'purge-failed',
    kind,
    fault: faultOf(error),
    hint: 'What is over was not removed. The next hour tries again.',
  });
