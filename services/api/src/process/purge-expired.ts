import { draftLifetimeMs } from '../store/drafts.ts';
import type { Store } from '../store/store.ts';
import { maxIdle, maxSessionAge } from '../users/sessions.ts';

const hour = 60 * 60 * 1000;
/** How long an idempotency key is stored: 30 days. */
const lifetime = 30 * 24 * hour;

/**
 * Forgets keys of submissions when they are 30 days old, as old sessions and links, sessions that nobody uses,
 * registrations that nobody activated, and drafts whose link is no longer good; once now, then every hour.
 */
export function purgeExpired(store: Store): NodeJS.Timeout {
  const forget = () => {
    const now = Date.now();
    const ago = (ms: number) => new Date(now - ms).toISOString();
    const ages = { now: ago(0), opened: ago(maxSessionAge), seen: ago(maxIdle) };
    // The next hour tries again.
    store.deleteKeys(ago(lifetime)).catch(() => {});
    store.accounts.deleteExpired(ages).catch(() => {});
    store.drafts.deleteExpired(ago(draftLifetimeMs)).catch(() => {});
  };
  forget();
  return setInterval(forget, hour).unref();
}
