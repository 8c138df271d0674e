/** Where the bearer token of a session is kept. None of these throws. */
export interface TokenStore {
  /** The token, or null where nobody is logged in. */
  get(): string | null;
  set(token: string, lifetimeSeconds: number): void;
  remove(): void;
}

/** How long a token of the header `x-token` is kept: 2 hours (docs/rules/accounts.md#token). */
export const headerTokenSeconds = 2 * 60 * 60;
/** How long a token of a response body is kept, where the host allows it: 30 days. */
export const bodyTokenSeconds = 30 * 24 * 60 * 60;

/** Whether a token can stand in a header: anything else never came from a server. */
export const isToken = (raw: unknown): raw is string =>
  typeof raw === 'string' && /^[\x21-\x7e]{1,4096}$/.test(raw);
