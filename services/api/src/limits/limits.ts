/**
 * Calls that are counted together: looking things up, checking what was typed, sending it; logins by
 * account and by who tries them; registrations; mails with a new password, the same two ways.
 */
export type LimitGroup =
  | 'look-up'
  | 'check'
  | 'send'
  | 'login'
  | 'login-from'
  | 'register'
  | 'forgot'
  | 'forgot-from';

/** How often one client may call. */
export interface Limits {
  /** Counts one call. Seconds to wait where it was one too many, else 0. */
  take(group: LimitGroup, client: string): Promise<number>;
  /** Takes the last call back: it was none of those that are limited. */
  giveBack(group: LimitGroup, client: string): Promise<void>;
}

/** Everybody may call as often as they like. */
export const noLimits: Limits = { take: async () => 0, giveBack: async () => {} };
