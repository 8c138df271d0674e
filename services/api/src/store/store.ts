import type { LeadSource } from '@preventivo/core/wire';
import type { Accounts } from './accounts.ts';
import type { Drafts } from './drafts.ts';
import type { Handling, HandlingChange, HandlingStamp } from './handling.ts';
import type { Delivery, Outbox } from './outbox.ts';
import type { Recipients } from './recipients.ts';
import type { Erased, RequestFilter } from './requests.ts';

/** The receipt for the consents of a request: a proof for the visitor and the broker. */
export interface ConsentReceipt {
  /** A UUID. */
  readonly id: string;
  /** Account of the sender; null for an anonymous request. */
  readonly accountId: string | null;
  /** ISO time. */
  readonly at: string;
  /** Edition of the texts that the page showed; 'unknown' if no known edition has all of them. */
  readonly textsVersion: string;
  /** SHA-256 of `consents`. */
  readonly textsHash: string;
  /** Every flag with its text, answer and channels, in the format of `receiptText`. */
  readonly consents: string;
}

/** A quote request to store. */
export interface QuoteRequest {
  /** A UUID, the `Quote_Request_Id`. */
  readonly id: string;
  readonly line: string;
  /** ISO time. */
  readonly createdAt: string;
  /** SHA-256 of the `Quote_Request_Key`. The key itself is not stored. */
  readonly keyHash: string;
  /** The payload of the specification, without the identity of the sender. */
  readonly payload: QuotePayload;
  /** Reasons to suspect a robot. @defaultValue none */
  readonly suspicions?: readonly Suspicion[];
}

/**
 * `trap`: the invisible field was filled in. `hurried`: sent within two seconds after the page
 * opened. `unproven`: the operator's own check failed.
 */
export type Suspicion = 'trap' | 'hurried' | 'unproven';

export interface QuotePayload {
  readonly contractor: unknown;
  readonly specificData: Readonly<Record<string, unknown>>;
  readonly privacy: unknown;
  readonly sfLeadIds: unknown;
  readonly convenzione: number;
  /** Language of the sending page, 'it', 'en'. */
  readonly language: string;
  /** How the visitor reached the page, if the visitor allows it. */
  readonly source?: LeadSource;
}

export type RecallChannel = 'email' | 'phone';

/** A request that was read from the store. */
export interface StoredRequest extends QuoteRequest {
  /** Code that a visitor gives on the telephone, 'KMR-4821'; unique in a store. */
  readonly code: string;
  readonly recall: { readonly channel: RecallChannel; readonly at: string } | null;
  /**
   * Code of the latest request of the same contractor for the same line, within the previous day.
   * @defaultValue none
   */
  readonly repeats?: string;
  /** The notes of the broker. @defaultValue none: `unhandled` */
  readonly handling?: Handling;
}

export interface IdempotencyKey {
  /** Owner of the key. Two senders may have equal keys. */
  readonly scope: string;
  /** SHA-256 of the `Idempotency-Key`. */
  readonly keyHash: string;
}

/** The stored outcome of a key. A retry gets its response from this outcome. */
export interface Submitted {
  /** SHA-256 of the body. */
  readonly fingerprint: string;
  readonly requestId: string;
  /** Derives the `Quote_Request_Key`, together with the `Idempotency-Key`. */
  readonly salt: string;
  /** @defaultValue no receipt */
  readonly receipt?: ConsentReceipt | undefined;
}

export interface SubmittedWithCode extends Submitted {
  readonly code: string;
}

/**
 * Repository of quote requests. Every method may throw `StoreUnavailable`. The outcome is then
 * unknown, and a retry with the same key is safe.
 */
export interface Store {
  /** Returns the earlier submission of a key. */
  submitted(key: IdempotencyKey): Promise<SubmittedWithCode | undefined>;
  /** Returns the earliest submission of a key in any scope. */
  submittedInAnyScope(keyHash: string): Promise<SubmittedWithCode | undefined>;
  /**
   * Stores a request, its key, receipt and deliveries atomically, with a unique code. If the key
   * exists, returns its earlier submission instead.
   * @throws {AccountErased} when the account of the receipt no longer exists. In this case nothing
   * is stored
   */
  submit(
    request: QuoteRequest,
    key: IdempotencyKey,
    submitted: Submitted,
    deliveries?: readonly Delivery[],
  ): Promise<SubmittedWithCode>;
  quoteRequest(id: string): Promise<StoredRequest | undefined>;
  /**
   * Stores how the visitor wants to receive the quote, and the deliveries, atomically. Returns
   * false if the visitor has already chosen, or the id is unknown.
   */
  recall(
    id: string,
    channel: RecallChannel,
    at: string,
    deliveries?: readonly Delivery[],
  ): Promise<boolean>;
  /** Deletes keys that were used before an ISO time. Their requests stay. */
  deleteKeys(before: string): Promise<void>;
  readonly requests: Requests;
  readonly accounts: Accounts;
  readonly outbox: Outbox;
  readonly drafts: Drafts;
  readonly recipients: Recipients;
  /** Throws when the database is not readable or not writable, for example on a full disk. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Repository of all requests, for operators. Every method may throw `StoreUnavailable`. */
export interface Requests {
  /**
   * Yields matching requests, newest first. Reads them in pages and does not block the database.
   */
  find(filter: RequestFilter): AsyncIterable<StoredRequest>;
  /**
   * Changes the broker's notes about a request. Returns the new notes. Returns 'unknown' if the
   * request does not exist, or 'changed' if the revision is not the current one; both store
   * nothing.
   */
  change(
    id: string,
    change: HandlingChange,
    stamp: HandlingStamp,
  ): Promise<Handling | 'unknown' | 'changed'>;
  /** Returns the receipt of a request. Works for an erased request too. */
  receipt(requestId: string): Promise<ConsentReceipt | undefined>;
  /**
   * Erases requests with their keys and deliveries, atomically. The receipts stay and become
   * anonymous.
   * @param ids at most 100
   */
  erase(ids: readonly string[]): Promise<Erased>;
  /**
   * Erases the oldest requests and receipts from before an ISO time. Returns the number of erased
   * requests or of erased receipts, whichever is larger; 0 when none is left.
   */
  deleteOlder(before: string, limit: number): Promise<number>;
}

/** Thrown if the account was erased between the authentication and a write of the account. */
export class AccountErased extends Error {
  override readonly name = 'AccountErased';
}

/**
 * Thrown when the database did not respond, or rejected the statement. Neither message nor code
 * contains data. Log lines contain the code.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  /** Reason: `ECONNREFUSED`, `25006`, 'database or disk is full'. */
  readonly code: string;

  constructor(cause: unknown) {
    const code = reasonOf(cause);
    super(`The database did not answer (${code}).`);
    this.code = code;
  }
}

/**
 * Returns the code of an error, or SQLite's description. Omits the message, which may contain data.
 */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  // All SQLite errors have the same code.
  if ('errstr' in error) return String(error.errstr);
  if ('code' in error) return String(error.code);
  return error.cause === undefined ? error.name : reasonOf(error.cause);
}
