export const accountEventLevels = {
  'login-failed': 'warn',
  'login-slowed': 'warn',
  'password-reset': 'info',
  'data-exported': 'info',
  'account-erased': 'info',
} as const;

export type AccountEvent = keyof typeof accountEventLevels;

/** Log line of an account event, without personal data. */
export interface AccountEntry {
  readonly level: 'info' | 'warn';
  readonly event: AccountEvent;
  /** Id of the request's log line. */
  readonly request: string;
  /** Keyed digest of the email. It changes only when the server's secret changes. */
  readonly account: string;
  /** Keyed digest of the client's IPv4 address or IPv6 /64. */
  readonly network: string;
  /** Seconds that a rate-limited client has to wait. */
  readonly seconds?: number;
}

export const requestEventLevels = { 'request-changed': 'info', 'account-linked': 'info' } as const;

/** Log line of a change by a program of the broker, without personal data. */
export interface RequestEntry {
  readonly level: 'info';
  readonly event: keyof typeof requestEventLevels;
  /** Id of the request's log line. */
  readonly request: string;
  /** Name of the token. */
  readonly token: string;
  /** Id of the quote request. */
  readonly quote?: string;
  /** State of the quote request after the change. */
  readonly status?: string;
}

export type AuditEntry = AccountEntry | RequestEntry;
