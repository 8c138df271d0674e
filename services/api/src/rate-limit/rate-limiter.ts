/**
 * Requests that are counted together: looking things up, checking what was typed, sending it; logins by
 * account and by who tries them; registrations; mails with a new password, the same two ways; mails about
 * a request, by whom they go to; drafts that are kept for another device.
 */
export type RateLimitGroup =
  | 'look-up'
  | 'check'
  | 'send'
  | 'login'
  | 'login-from'
  | 'register'
  | 'forgot'
  | 'forgot-from'
  | 'request-mail'
  | 'keep-draft';

/** How often one client may call. */
export interface RateLimiter {
  /** Counts one request. Seconds to wait where it was one too many, else 0. */
  consume(group: RateLimitGroup, client: string): Promise<number>;
  /** Takes the last one back: it was none of those that are limited. */
  refund(group: RateLimitGroup, client: string): Promise<void>;
}

/** Everybody may call as often as they like. */
export const noRateLimit: RateLimiter = { consume: async () => 0, refund: async () => {} };
