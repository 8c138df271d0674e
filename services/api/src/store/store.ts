import type { Accounts } from './accounts.ts';
import type { Drafts } from './drafts.ts';
import type { Delivery, Outbox } from './outbox.ts';
import type { Recipients } from './recipients.ts';
import type { Erased, RequestFilter } from './requests.ts';

/** What somebody agreed to with a request, as a proof for both sides. */
export interface ConsentReceipt {
  /** A UUID. */
  readonly id: string;
  /** The account of who sent it; null for who has none. */
  readonly accountId: string | null;
  /** ISO time. */
  readonly at: string;
  /** Which edition of the texts was shown, 'unknown' where the server knows none that has all of them. */
  readonly textsVersion: string;
  /** SHA-256 of `consents`. */
  readonly textsHash: string;
  /** Every flag with the words that were shown, its answer and its channels, as `receiptText` writes them. */
  readonly consents: string;
}

/** A quote request as it is stored. */
export interface QuoteRequest {
  /** A UUID, the `Quote_Request_Id`. */
  readonly id: string;
  readonly line: string;
  /** ISO time. */
  readonly createdAt: string;
  /** SHA-256 of the `Quote_Request_Key`, which itself is stored nowhere. */
  readonly keyHash: string;
  /** The payload of the specification, without the identity of who sent it. */
  readonly payload: QuotePayload;
  /** Why a robot may have sent it. @defaultValue none */
  readonly suspicions?: readonly Suspicion[];
}

/**
 * `trap`: the field that people do not see was filled. `hurried`: sent within two seconds of the page's opening. `unproven`: the
 * operator's own check did not take it for a person's.
 */
export type Suspicion = 'trap' | 'hurried' | 'unproven';

export interface QuotePayload {
  readonly contractor: unknown;
  readonly specificData: Readonly<Record<string, unknown>>;
  readonly privacy: unknown;
  readonly sfLeadIds: unknown;
  readonly convenzione: number;
  /** The language of the page it was sent from, 'it', 'en'. @defaultValue unknown: requests of before have none */
  readonly language?: string;
}

export type RecallChannel = 'email' | 'phone';

/** A request that was found. */
export interface StoredRequest extends QuoteRequest {
  /** What people call it on the telephone, 'KMR-4821': no two requests of a store have the same. */
  readonly code: string;
  readonly recall: { readonly channel: RecallChannel; readonly at: string } | null;
  /** The code of the latest request of the same contractor for the same line, within the day before. @defaultValue none */
  readonly repeats?: string;
}

/** Under which key a request was sent. */
export interface IdempotencyKey {
  /** Whose keys these are; two people may use the same one. */
  readonly scope: string;
  /** SHA-256 of the `Idempotency-Key`. */
  readonly keyHash: string;
}

/** What became of a key: enough to say the same answer again. */
export interface Submitted {
  /** SHA-256 of what was sent. */
  readonly fingerprint: string;
  readonly requestId: string;
  /** With the `Idempotency-Key` it makes the `Quote_Request_Key` again. */
  readonly salt: string;
  /** What was agreed to; requests of the time before receipts have none. */
  readonly receipt?: ConsentReceipt | undefined;
}

/** What became of a key, and the code that the store gave its request. */
export interface SubmittedWithCode extends Submitted {
  readonly code: string;
}

/**
 * The repository of quote requests. Every method may throw `StoreUnavailable`; then nothing is known
 * of the outcome, and trying again with the same key is safe.
 */
export interface Store {
  /** What was sent under a key before. */
  submitted(key: IdempotencyKey): Promise<SubmittedWithCode | undefined>;
  /** What was sent under a key in any scope: the earliest, if several scopes have it. */
  submittedInAnyScope(keyHash: string): Promise<SubmittedWithCode | undefined>;
  /**
   * Keeps a request, its key, its receipt and what is to be delivered of it: all or none, under a code that no
   * other request has. Where the key is taken, what stands under it instead.
   * @throws {AccountErased} where the account that the receipt names is gone; then nothing is kept
   */
  submit(
    request: QuoteRequest,
    key: IdempotencyKey,
    submitted: Submitted,
    deliveries?: readonly Delivery[],
  ): Promise<SubmittedWithCode>;
  quoteRequest(id: string): Promise<StoredRequest | undefined>;
  /**
   * Notes how somebody wants to be called back, and what is to be delivered of it, both or none. False
   * where that was stored before, or nothing is known of the id.
   */
  recall(
    id: string,
    channel: RecallChannel,
    at: string,
    deliveries?: readonly Delivery[],
  ): Promise<boolean>;
  /** Forgets keys that were used before an ISO time; the requests stay. */
  deleteKeys(before: string): Promise<void>;
  readonly requests: Requests;
  readonly accounts: Accounts;
  readonly outbox: Outbox;
  readonly drafts: Drafts;
  readonly recipients: Recipients;
  /** Throws where the database cannot be read, or cannot be written: its disk may be full. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The requests that came in, for who may read all of them. Every method may throw `StoreUnavailable`. */
export interface Requests {
  /** The requests that are meant, newest first. They are read a few at a time, so that the database is free between. */
  find(filter: RequestFilter): AsyncIterable<StoredRequest>;
  /** What was agreed to with a request; also of one that was erased. */
  receipt(requestId: string): Promise<ConsentReceipt | undefined>;
  /**
   * Removes requests with their keys and deliveries, all or none. Their receipts stay, and name no account any more.
   * @param ids at most 100
   */
  erase(ids: readonly string[]): Promise<Erased>;
  /**
   * Removes the oldest requests that came before an ISO time, and the oldest receipts that were given before it.
   * How many it removed of what it removed more of: 0 where nothing is left.
   */
  deleteOlder(before: string, limit: number): Promise<number>;
}

/** The account was erased after its owner was authenticated and before the write in its name. */
export class AccountErased extends Error {
  override readonly name = 'AccountErased';
}

/** The database did not answer, or refused. Neither message nor code holds data: a log line has the code. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  /** Why: `ECONNREFUSED`, `25006`, 'database or disk is full'. */
  readonly code: string;

  constructor(cause: unknown) {
    const code = reasonOf(cause);
    super(`The database did not answer (${code}).`);
    this.code = code;
  }
}

/** The code of an error, in SQLite's own words where it has them; its message may hold what was being written. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  // All that SQLite fails at has one code.
  if ('errstr' in error) return String(error.errstr);
  if ('code' in error) return String(error.code);
  return error.cause === undefined ? error.name : reasonOf(error.cause);
}
