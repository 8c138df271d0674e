/** Which requests are meant: those of which everything that is said holds. */
export interface RequestFilter {
  readonly id?: string;
  /** What people call it on the telephone, in capitals. */
  readonly code?: string;
  readonly line?: string;
  /** ISO time, itself included. */
  readonly from?: string;
  /** ISO time, itself not included. */
  readonly until?: string;
  /** The contractor's, in small letters. */
  readonly email?: string;
  /** Whose account sent it. */
  readonly accountId?: string;
}

/** How many rows of each kind an erasure removed. */
export interface Erased {
  readonly requests: number;
  /** Idempotency keys. */
  readonly keys: number;
  /** What was still to be delivered, and what nobody took. */
  readonly deliveries: number;
  readonly accounts: number;
  /** Saved people and companies. */
  readonly records: number;
  readonly sessions: number;
  /** Links in mails. */
  readonly tokens: number;
}

export const nothingErased: Erased = {
  requests: 0,
  keys: 0,
  deliveries: 0,
  accounts: 0,
  records: 0,
  sessions: 0,
  tokens: 0,
};

/** Both together. */
export const sumOf = (one: Erased, other: Erased): Erased => ({
  requests: one.requests + other.requests,
  keys: one.keys + other.keys,
  deliveries: one.deliveries + other.deliveries,
  accounts: one.accounts + other.accounts,
  records: one.records + other.records,
  sessions: one.sessions + other.sessions,
  tokens: one.tokens + other.tokens,
});

/** The contractor's email as requests are found by it; null where there is none. */
export function emailOf(contractor: unknown): string | null {
  if (typeof contractor !== 'object' || contractor === null || !('email' in contractor))
    return null;
  return typeof contractor.email === 'string' ? contractor.email.trim().toLowerCase() : null;
}
