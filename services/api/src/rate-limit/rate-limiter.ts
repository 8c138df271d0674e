const minute = 60;
const hour = 60 * minute;

/**
 * How many calls in how many seconds, and what is counted. A person who types fast makes one look-up a second: what is
 * asked so often is counted by each process for itself, the rest by all that share a database together.
 */
const limits = {
  'look-up': {
    calls: 600,
    seconds: minute,
    counts: 'here',
    counted: 'looking things up, by client',
  },
  file: {
    calls: 6_000,
    seconds: minute,
    counts: 'here',
    counted: 'pages, their files and documents, by client',
  },
  check: {
    calls: 120,
    seconds: minute,
    counts: 'here',
    counted: 'checks of what was typed, by client',
  },
  send: { calls: 10, seconds: minute, counted: 'what is sent for good, by client' },
  login: {
    calls: 5,
    seconds: 15 * minute,
    counted:
      'logins that fail, by email and client; one too many is answered like a wrong password. A new password by mail clears them',
    isCleared: true,
  },
  'login-from': {
    calls: 100,
    seconds: 24 * hour,
    counted: 'logins that fail, by client; answered the same way',
  },
  'login-to': {
    calls: 100,
    seconds: 24 * hour,
    counted:
      'logins that fail, by email, from wherever; answered the same way. A new password by mail clears them',
    isCleared: true,
  },
  register: { calls: 5, seconds: hour, counted: 'registrations that are right, by client' },
  activate: {
    calls: 5,
    seconds: 15 * minute,
    counted: 'wrong passwords on the page of an activation link, by link; the page says so',
  },
  forgot: {
    calls: 5,
    seconds: 15 * minute,
    counted: 'mails with a new password, by email and client; answered as if it were sent',
  },
  'forgot-from': {
    calls: 100,
    seconds: 24 * hour,
    counted: 'mails with a new password, by client; answered the same way',
  },
  'request-mail': {
    calls: 5,
    seconds: hour,
    counted: 'mails about a request, by the email they go to; the request is taken all the same',
  },
  'submit-network': {
    calls: 30,
    seconds: minute,
    counts: 'here',
    counted:
      'new requests, by IPv6 /48 or IPv4 /24; beyond, `submit` asks for a proof of work (`challenge`) and takes the request with it',
  },
  'submit-all': {
    calls: 120,
    seconds: minute,
    counts: 'here',
    counted: 'new requests of all clients; answered the same way',
  },
  'keep-draft': { calls: 10, seconds: hour, counted: 'drafts kept for another device, by client' },
} as const satisfies Readonly<Record<string, RateLimit>>;

interface RateLimit {
  readonly calls: number;
  readonly seconds: number;
  readonly counted: string;
  /** Where it is counted: in each process, or in one place for all. @defaultValue 'together' */
  readonly counts?: 'here' | 'together';
  /** Whether something clears it: no process may go on refusing by heart. @defaultValue false */
  readonly isCleared?: boolean;
}

/** Requests that are counted together. */
export type RateLimitGroup = keyof typeof limits;

export const allowed: Readonly<Record<RateLimitGroup, RateLimit>> = limits;

/** How often one client may call. */
export interface RateLimiter {
  /** Counts one request. Seconds to wait where it was one too many, else 0. */
  consume(group: RateLimitGroup, client: string): Promise<number>;
  /** Takes the last one back: it was none of those that are limited. */
  refund(group: RateLimitGroup, client: string): Promise<void>;
  /** Forgets all that was counted, in every process that counts together. */
  clear(group: RateLimitGroup, client: string): Promise<void>;
}

/** Everybody may call as often as they like. */
export const noRateLimit: RateLimiter = {
  consume: async () => 0,
  refund: async () => {},
  clear: async () => {},
};
