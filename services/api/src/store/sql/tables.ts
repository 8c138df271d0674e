import type { OneTimeToken, RecordKind } from '../accounts.ts';
import type { Delivery } from '../outbox.ts';
import type { RecallChannel } from '../store.ts';

/** The tables as Kysely types them. Times are ISO text in UTC, which sorts as it reads. */
export interface Tables {
  quote_request: {
    /** A UUID. */
    id: string;
    line: string;
    created_at: string;
    key_hash: string;
    /** JSON, `QuotePayload`. */
    payload: string;
    /** Unique. Null where an older version of this service kept the request. */
    code: string | null;
    /** In small letters. Null where there is none, or an older version of this service kept the request. */
    contractor_email: string | null;
    /** The key of its contractor, from `contractorKey`. Null without one, or when an older version stored the request. */
    contractor_key: string | null;
    /** The code of the request that it repeats. */
    repeats: string | null;
    /** Why a robot may have sent it, `Suspicion`s with spaces between. */
    suspicions: string | null;
    recall_channel: RecallChannel | null;
    recall_at: string | null;
  };
  /** Under which keys requests were sent, for 30 days. */
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
    /** Null where an older version of this service kept a registration here. */
    activated_at: string | null;
    /** When somebody last logged in. Null where an older version of this service made the account and nobody did. */
    last_used_at: string | null;
  };
  /** Who registered and has not activated the account: several may wait under one email. */
  pending_registration: {
    /** A UUID, that of the account to be. */
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
    /** When it was last used, to some minutes. Null where an older version of this service opened it. */
    seen_at: string | null;
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
  /** What is to be delivered; what was delivered is not here any more. */
  outbox: {
    /** A UUID, the `webhook-id`. */
    id: string;
    kind: Delivery['kind'];
    /** JSON, `Delivery`. */
    delivery: string;
    created_at: string;
    /** When it may be claimed: for the next try, or since its lease has ended. Null: a dead letter. */
    due_at: string | null;
    tries: number;
    /** Under which lease somebody holds it. */
    lease: string | null;
    failure: string | null;
    /** Which request it is about. Null where it is about none, or an older version of this service wrote it down. */
    request_id: string | null;
    /** When the limit of its recipient let it leave: the next tries are not counted. Null where it did not yet, or has no limit. */
    admitted_at: string | null;
  };
  /** What was agreed to with each request. */
  consent_receipt: {
    request_id: string;
    id: string;
    account_id: string | null;
    given_at: string;
    texts_version: string;
    texts_hash: string;
    consents: string;
  };
  /** Drafts on their way to another device, for 24 hours. */
  sealed_draft: {
    id: string;
    line: string;
    sealed: string;
    created_at: string;
    /** How long it is. Null where an older version of this service kept it. */
    bytes: number | null;
    /** Keyed digests of the networks it came from. Null where one is not known. */
    client_network: string | null;
    near_network: string | null;
    wide_network: string | null;
  };
  /** Mailboxes that got mails in the last hour. */
  mail_recipient: {
    /** A keyed digest of the mailbox. */
    recipient: string;
    /** JSON, a list of `NotedMail`. */
    mails: string;
    /** When the newest was noted. */
    last_at: string;
  };
  /** One row, written anew to see whether anything can be. */
  write_check: { id: number; written: string };
  /** Steps of the schema that were taken. */
  schema_step: { id: string; checksum: string; taken_at: string };
  /** One row; whoever holds it takes steps. */
  schema_lock: { id: number };
}
