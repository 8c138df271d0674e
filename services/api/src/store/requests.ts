import type { RequestStatus } from './handling.ts';

/** Selects requests that match all given conditions. */
export interface RequestFilter {
  readonly id?: string;
  /** Code that a visitor gives on the telephone, in upper case. */
  readonly code?: string;
  readonly line?: string;
  /** ISO time, inclusive. */
  readonly from?: string;
  /** ISO time, exclusive. */
  readonly until?: string;
  /** Email of the contractor, in lower case. */
  readonly email?: string;
  readonly accountId?: string;
  readonly status?: RequestStatus;
  /** Only requests after this place in the list. */
  readonly after?: RequestPlace;
}

/** The place of a request in a list. Lists are sorted by time and id. */
export interface RequestPlace {
  readonly createdAt: string;
  readonly id: string;
}

/** Number of rows of each kind that an erasure removed. */
export interface Erased {
  readonly requests: number;
  /** Idempotency keys. */
  readonly keys: number;
  /** Pending and failed deliveries. */
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

export const sumOf = (one: Erased, other: Erased): Erased => ({
  requests: one.requests + other.requests,
  keys: one.keys + other.keys,
  deliveries: one.deliveries + other.deliveries,
  accounts: one.accounts + other.accounts,
  records: one.records + other.records,
  sessions: one.sessions + other.sessions,
  tokens: one.tokens + other.tokens,
});

/** Returns the contractor's email in lower case, as searches expect it; null without an email. */
export function emailOf(contractor: unknown): string | null {
  if (typeof contractor !== 'object' || contractor === null || !('email' in contractor))
    return null;
  return typeof contractor.email === 'string' ? contractor.email.trim().toLowerCase() : null;
}
