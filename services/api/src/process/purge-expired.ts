import { draftLifetimeMs } from '../store/drafts.ts';
import type { Store } from '../store/store.ts';

const hour = 60 * 60 * 1000;
/** How long an idempotency key is stored, and a session: 30 days. */
const lifetime = 30 * 24 * hour;

/**
 * Forgets keys of submissions when they are 30 days old, and as old sessions, links and accounts that
 * nobody activated, and drafts whose link is no longer good; once now, then every hour.
 */
export function purgeExpired(store: Store): NodeJS.Timeout {
  const forget = () => {
    const before = new Date(Date.now() - lifetime).toISOString();
    // The next hour tries again.
    store.deleteKeys(before).catch(() => {});
    store.accounts.deleteExpired(before).catch(() => {});
    store.drafts
      .deleteExpired(new Date(Date.now() - draftLifetimeMs).toISOString())
      .catch(() => {});
  };
  forget();
  return setInterval(forget, hour).unref();
}
