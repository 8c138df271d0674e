const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
/** Waits between password guesses, in seconds. */
const guessing = { first: 15, longest: 15 * minute };

/**
 * The limits by group. A fast typist causes one 'look-up' per second, so each process counts
 * look-ups in memory. The processes of one database share all other counts.
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
    seconds: day,
    waits: guessing,
    counted: 'logins that fail, by email and client (an IPv4 address, an IPv6 /64)',
  },
  'login-near': {
    calls: 20,
    seconds: hour,
    waits: guessing,
    counted: 'the same by email and the network around the client (IPv4 /24, IPv6 /56)',
  },
  'login-wide': {
    calls: 40,
    seconds: hour,
    waits: guessing,
    counted: 'the same by email and IPv6 /48',
  },
  'login-to': {
    calls: 100,
    seconds: day,
    waits: { first: 5, longest: 5 * minute },
    counted: 'the same by email, from any client',
  },
  'login-device': {
    calls: 10,
    seconds: day,
    waits: guessing,
    counted:
      'logins that fail on a device that logged in to this account before, or chose its password by mail: these are counted here alone',
  },
  'login-from': {
    calls: 100,
    seconds: day,
    waits: guessing,
    counted: 'logins that fail, whatever the email, by client',
  },
  'login-from-near': {
    calls: 200,
    seconds: day,
    waits: guessing,
    counted: 'the same by IPv6 /56',
  },
  'login-from-wide': {
    calls: 400,
    seconds: day,
    waits: guessing,
    counted: 'the same by IPv6 /48',
  },
  'own-password': {
    calls: 5,
    seconds: day,
    waits: guessing,
    counted: 'wrong passwords of somebody who is logged in, by account and session',
  },
  'chosen-by-mail': {
    calls: 1,
    seconds: day,
    isRead: true,
    counted:
      'not a limit: records which account a client reset by mail, so that the account knows it even without a cookie',
  },
  register: { calls: 5, seconds: hour, counted: 'registrations that are right, by client' },
  'register-near': { calls: 20, seconds: hour, counted: 'the same by IPv6 /56' },
  'register-wide': { calls: 60, seconds: hour, counted: 'the same by IPv6 /48' },
  'register-mailbox': {
    calls: 5,
    seconds: day,
    counted: 'registrations of one mailbox, by client (an IPv4 address, an IPv6 /48)',
  },
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
    seconds: day,
    counted: 'mails with a new password, by client; answered the same way',
  },
  submit: {
    calls: 20,
    seconds: minute,
    counts: 'here',
    counted:
      'calls of `submit`, by client: two for each that `send` allows, since a proof of work takes a second one; a call that is asked for a proof does not count in `send`',
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
    counted:
      'new requests of all clients; answered the same way. A request that its checks refuse does not count here',
  },
  requests: {
    calls: 600,
    seconds: minute,
    counts: 'here',
    counted: 'calls of a program for the requests, by client',
  },
  'request-token': {
    calls: 20,
    seconds: minute,
    counted: 'the same with an unknown token, by client',
  },
  'keep-draft': { calls: 10, seconds: hour, counted: 'drafts kept for another device, by client' },
} as const satisfies Readonly<Record<string, RateLimit>>;

interface RateLimit {
  readonly calls: number;
  readonly seconds: number;
  readonly counted: string;
  /**
   * Whether each process counts separately ('here'), or all processes share the count ('together').
   * @defaultValue 'together'
   */
  readonly counts?: 'here' | 'together';
  /**
   * Slows calls down instead of rejecting them. After `calls`, the limiter admits one call at a
   * time. The wait between two calls doubles from `first` to `longest`, in seconds. @defaultValue
   * none: the limiter rejects calls beyond the limit until the end of `seconds`
   */
  readonly waits?: { readonly first: number; readonly longest: number };
  /**
   * Whether the code calls `isCounted` or `clear` for this group. If so, processes must not cache
   * the counts of the group. @defaultValue true if the group has `waits`
   */
  readonly isRead?: boolean;
}

export type RateLimitGroup = keyof typeof limits;

export const allowed: Readonly<Record<RateLimitGroup, RateLimit>> = limits;

export interface RateLimiter {
  /**
   * Counts one request. Returns 0, or the seconds to wait if the request exceeds the limit. A group
   * with `waits` does not count rejected requests.
   */
  consume(group: RateLimitGroup, client: string): Promise<number>;
  /** Whether the group has a count for this client. */
  isCounted(group: RateLimitGroup, client: string): Promise<boolean>;
  /** Removes the last admitted request from the count, and the wait that it started. */
  refund(group: RateLimitGroup, client: string): Promise<void>;
  /** Resets the count in all processes that share it. */
  clear(group: RateLimitGroup, client: string): Promise<void>;
}

export const noRateLimit: RateLimiter = {
  consume: async () => 0,
  isCounted: async () => false,
  refund: async () => {},
  clear: async () => {},
};
