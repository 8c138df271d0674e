import { type DraftLimits, defaultDraftLimits } from '../store/draft-bounds.ts';
import type { Env } from './config.ts';
import { whole } from './values.ts';

/** @throws {BadConfig} */
export function readDraftLimits(env: Env): DraftLimits {
  const { rows, megabytes, perNetwork } = defaultDraftLimits;
  return {
    rows: whole(env, 'DRAFTS_ROWS', rows, { to: 99_999 }),
    megabytes: whole(env, 'DRAFTS_MB', megabytes, { to: 99_999 }),
    perNetwork: whole(env, 'DRAFTS_PER_NETWORK', perNetwork, { from: 1, to: 99_999 }),
  };
}
