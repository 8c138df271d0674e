/** Level of each event of an account. */
export const accountEventLevels = {
  'login-failed': 'warn',
  'login-slowed': 'warn',
  'password-reset': 'info',
  'data-exported': 'info',
  'account-erased': 'info',
} as const;

export type AccountEvent = keyof typeof accountEventLevels;

/** Log line of an event of an account, without personal data. */
export interface AccountEntry {
  readonly level: 'info' | 'warn';
  readonly event: AccountEvent;
  /** The id of the request's own line. */
  readonly request: string;
  /** A keyed digest of the email: the same for one email as long as the server's secret stays. */
  readonly account: string;
  /** A keyed digest of the client's address, of IPv6 the /64. */
  readonly network: string;
  /** How long a client that was slowed down has to wait. */
  readonly seconds?: number;
}
