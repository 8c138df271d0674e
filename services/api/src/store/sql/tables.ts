import type { Generated } from 'kysely';
import type { OneTimeToken, RecordKind } from '../accounts.ts';
import type { RequestStatus } from '../handling.ts';
import type { Delivery } from '../outbox.ts';
import type { RecallChannel } from '../store.ts';

/** The tables as Kysely types. Times are ISO text in UTC, which sorts chronologically. */
export interface Tables {
  quote_request: {
    /** A UUID. */
    id: string;
    line: string;
    created_at: string;
    key_hash: string;
    /** JSON, `QuotePayload`. */
    payload: string;
    /** Unique. */
    code: string;
    /** In lower case. Null without an email. */
    contractor_email: string | null;
    /** Key of the contractor, from `contractorKey`. Null without a key. */
    contractor_key: string | null;
    /** Code of the earlier request that this request repeats. */
    repeats: string | null;
    /** Reasons to suspect a robot, `Suspicion`s separated by spaces. */
    suspicions: string | null;
    recall_channel: RecallChannel | null;
    recall_at: string | null;
    /** In this table, so that one index covers both the status and the order of the list. */
    status: Generated<RequestStatus>;
  };
  /** The notes of the broker about requests. A request without a row has no changes. */
  request_handling: {
    request_id: string;
    note: string;
    assignee: string;
    revision: number;
    changed_at: string;
    /** Name of the token, or 'command'. */
    changed_by: string;
  };
  /** Idempotency keys of sent requests, kept for 30 days. */
  idempotency: {
    scope: string;
    key_hash: string;
    fingerprint: string;
    salt: string;
    request_id: string;
    created_at: string;
  };
  account: {
    /** A UUID. */
    id: string;
    email: string;
    phone: string;
    name: string;
    surname: string;
    password_hash: string;
    /** JSON, a list of `ConsentFlag`. */
    privacy: string;
    sf_account_id: string;
    own_person_id: string;
    created_at: string;
    activated_at: string;
    /** Time of the last login; before the first login, time of the creation. */
    last_used_at: string;
  };
  /** Registrations that are not activated. An email may have several registrations. */
  pending_registration: {
    /** A UUID. The account gets this id. */
    id: string;
    email: string;
    phone: string;
    name: string;
    surname: string;
    password_hash: string;
    /** JSON, a list of `ConsentFlag`. */
    privacy: string;
    created_at: string;
    expires_at: string;
  };
  account_session: {
    id: string;
    account_id: string;
    created_at: string;
    /** Last use, accurate to minutes. */
    seen_at: string;
  };
  account_token: {
    hash: string;
    purpose: OneTimeToken['purpose'];
    account_id: string | null;
    expires_at: string;
    used_at: string | null;
  };
  account_record: {
    id: string;
    account_id: string;
    kind: RecordKind;
    /** JSON, `RecordContents`. */
    content: string;
    created_at: string;
    updated_at: string;
  };
  /** Pending deliveries. The worker deletes finished deliveries. */
  outbox: {
    /** A UUID, the `webhook-id`. */
    id: string;
    kind: Delivery['kind'];
    /** JSON, `Delivery`. */
    delivery: string;
    created_at: string;
    /**
     * When a worker may claim the delivery: at the next attempt or at the end of the lease. Null
     * for a dead letter.
     */
    due_at: string | null;
    tries: number;
    /** Name of the current lease. */
    lease: string | null;
    failure: string | null;
    /** Id of the request. Null for a delivery without a request. */
    request_id: string | null;
    /**
     * When the recipient's limit admitted this mail. A retry of an admitted mail does not count
     * again. Null before the admission, and for deliveries without a limit.
     */
    admitted_at: string | null;
  };
  consent_receipt: {
    request_id: string;
    id: string;
    account_id: string | null;
    given_at: string;
    texts_version: string;
    texts_hash: string;
    consents: string;
  };
  /** Drafts in transfer to another device, kept for 24 hours. */
  sealed_draft: {
    id: string;
    line: string;
    sealed: string;
    created_at: string;
    /** Length of the draft. */
    bytes: number;
    /** Keyed digests of the sender's networks. Null if unknown. */
    client_network: string | null;
    near_network: string | null;
    wide_network: string | null;
  };
  /** Mailboxes that received mails in the last hour. */
  mail_recipient: {
    /** Keyed digest of the mailbox. */
    recipient: string;
    /** JSON, a list of `NotedMail`. */
    mails: string;
    /** Time of the newest mail. */
    last_at: string;
  };
  /** One row, rewritten to check that the database is writable. */
  write_check: { id: number; written: string };
  /** Applied migrations. */
  schema_step: { id: string; checksum: string; taken_at: string };
  /** One row, locked while migrations run. */
  schema_lock: { id: number };
}
