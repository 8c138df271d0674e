import type { Env, Retention } from './config.ts';
import { whole } from './values.ts';

/** Days; docs/privacy.md says why. */
export const defaultRetention: Retention = { requests: 730, accounts: 730 };

/**
 * How long things are kept, in days. Nothing is removed that is still at work: a delivery is tried for three days, a
 * session lasts thirty.
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
