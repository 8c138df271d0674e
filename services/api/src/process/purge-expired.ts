import type { Retention } from '../config/config.ts';
import { faultOf, type Logger } from '../log/log.ts';
import { draftLifetimeMs } from '../store/drafts.ts';
import type { Store } from '../store/store.ts';
import { maxIdle, maxSessionAge } from '../users/sessions.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** How long idempotency keys are kept, in milliseconds. */
const lifetime = 30 * day;

/** Days after which a delivery has no retries left. */
const tried = 4;

/** Number of rows in a batch, and the pause between batches in milliseconds. */
const batch = 100;
const between = 50;

/** Retention in days. Failed deliveries are kept as long as `mails`. */
type Kept = Retention & { readonly mails: number };

/**
 * Removes expired data (docs/privacy.md) at once and every hour: idempotency keys after 30 days,
 * sessions, links, registrations, drafts, requests and accounts. Logs a failure and retries after
 * an hour.
 * @returns a function that stops the removal
 */
export function purgeExpired(
  store: Store,
  { requests, accounts, mails }: Kept,
  log: Logger,
): () => void {
  const stopping = { now: false };
  /** Removes batches until a batch is empty. Servers on one database remove different rows. */
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

/**
 * Returns a handler that logs a failed removal. The operator has promised the removal to visitors.
 */
export const purgeFailed = (kind: string, log: Logger) => (error: unknown) =>
  log({
    level: 'error',
    event: 'purge-failed',
    kind,
    fault: faultOf(error),
    hint: 'What is over was not removed. The next hour tries again.',
  });
