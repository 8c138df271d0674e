import type { Store } from '../store/store.ts';

const hour = 60 * 60 * 1000;
/** How long a key is kept: 30 days. */
const lifetime = 30 * 24 * hour;

/** Forgets keys of submissions when they are 30 days old; once now, then every hour. */
export function forgetOldKeys(store: Store): NodeJS.Timeout {
  const forget = () => {
    // The next hour tries again.
    store.forgetKeys(new Date(Date.now() - lifetime).toISOString()).catch(() => {});
  };
  forget();
  return setInterval(forget, hour).unref();
}
