import { BadConfig, type Env, type Retention, settingOf } from './config.ts';

/** Days; docs/privacy.md says why. */
export const defaultRetention: Retention = { requests: 730, accounts: 730, mails: 30 };

/**
 * How long things are kept. Nothing is removed that is still at work: a delivery is tried for three days, a session
 * lasts thirty.
 * @throws {BadConfig}
 */
export function readRetention(env: Env): Retention {
  return {
    requests: days(env, 'RETENTION_REQUESTS', 4, defaultRetention.requests),
    accounts: days(env, 'RETENTION_ACCOUNTS', 31, defaultRetention.accounts),
    mails: days(env, 'RETENTION_MAILS', 4, defaultRetention.mails),
  };
}

function days(env: Env, name: string, least: number, otherwise: number): number {
  const value = settingOf(env, name);
  if (value === undefined) return otherwise;
  const given = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (given < least || given > most)
    throw new BadConfig(`${name} takes a whole number of days from ${least} to ${most}.`);
  return given;
}

/** A hundred years. */
const most = 36_500;
