import type { Env, Retention } from './config.ts';
import { whole } from './values.ts';

/** Default retention in days. docs/privacy.md has the reasons. */
export const defaultRetention: Retention = { requests: 730, accounts: 730 };

/** Default retention of undeliverable mails and events, in days. */
export const defaultMailRetention = 30;

/**
 * Reads how many days data is kept. The minimum is longer than data is in use: the server retries a
 * delivery for three days, and a session lasts thirty days.
 * @throws {BadConfig}
 */
export function readRetention(env: Env): Retention {
  const { requests, accounts } = defaultRetention;
  return {
    requests: whole(env, 'RETENTION_REQUESTS', requests, { from: 4, to: aHundredYears }),
    accounts: whole(env, 'RETENTION_ACCOUNTS', accounts, { from: 31, to: aHundredYears }),
  };
}

const aHundredYears = 36_500;
