export interface Migration {
  /** Migrations run in list order. A released id never changes. */
  readonly id: string;
  /**
   * If a migration has several statements, each must be repeatable (`if not exists`). Not every
   * database can roll them back together.
   */
  readonly statements: readonly string[];
}

/**
 * The schema. Never edit a released migration; add another one. The previous version of this
 * service must still work with the new schema. Use only text and integers, because all databases
 * store these types in the same way.
 */
export const migrations: readonly Migration[] = [
  {
    id: '001-initial',
    statements: [
      `create table if not exists quote_request (
        id text not null primary key,
        line text not null,
        created_at text not null,
        key_hash text not null,
        payload text not null,
        recall_channel text,
        recall_at text,
        code text,
        contractor_email text,
        contractor_key text,
        repeats text,
        suspicions text
      )`,
      'create unique index if not exists quote_request_code on quote_request (code)',
      // These indexes return the newest requests of all lines, of one line or of one email. The
      // database then needs no sorting.
      'create index if not exists quote_request_created_at on quote_request (created_at, id)',
      'create index if not exists quote_request_line on quote_request (line, created_at, id)',
      'create index if not exists quote_request_email_age on quote_request (contractor_email, created_at, id)',
      // Every new request searches for an earlier request of its contractor.
      'create index if not exists quote_request_contractor on quote_request (contractor_key, line, created_at)',

      `create table if not exists idempotency (
        scope text not null,
        key_hash text not null,
        fingerprint text not null,
        salt text not null,
        request_id text not null,
        created_at text not null,
        primary key (scope, key_hash)
      )`,
      'create index if not exists idempotency_created_at on idempotency (created_at)',
      // Finds a key in any scope, because a client may retry after a login or logout.
      'create index if not exists idempotency_key_hash on idempotency (key_hash)',

      `create table if not exists consent_receipt (
        request_id text not null primary key,
        id text not null,
        account_id text,
        given_at text not null,
        texts_version text not null,
        texts_hash text not null,
        consents text not null
      )`,
      'create index if not exists consent_receipt_given_at on consent_receipt (given_at)',
      'create index if not exists consent_receipt_account on consent_receipt (account_id)',

      // With indexes on times, the hourly removal finds expired rows without a full scan.
      `create table if not exists account (
        id text not null primary key,
        email text not null unique,
        phone text not null,
        name text not null,
        surname text not null,
        password_hash text not null,
        privacy text not null,
        sf_account_id text not null,
        own_person_id text not null,
        created_at text not null,
        activated_at text,
        last_used_at text
      )`,
      'create index if not exists account_last_used_at on account (last_used_at)',

      // An email may have several registrations. In `account`, the email is unique, so
      // registrations need their own table.
      `create table if not exists pending_registration (
        id text not null primary key,
        email text not null,
        phone text not null,
        name text not null,
        surname text not null,
        password_hash text not null,
        privacy text not null,
        created_at text not null,
        expires_at text not null
      )`,
      'create index if not exists pending_registration_email on pending_registration (email)',
      'create index if not exists pending_registration_expires_at on pending_registration (expires_at)',

      `create table if not exists account_session (
        id text not null primary key,
        account_id text not null,
        created_at text not null,
        seen_at text
      )`,
      'create index if not exists account_session_account on account_session (account_id)',
      'create index if not exists account_session_created_at on account_session (created_at)',
      'create index if not exists account_session_seen_at on account_session (seen_at)',

      `create table if not exists account_token (
        hash text not null primary key,
        purpose text not null,
        account_id text,
        expires_at text not null,
        used_at text
      )`,
      'create index if not exists account_token_account on account_token (account_id)',
      'create index if not exists account_token_expires_at on account_token (expires_at)',

      `create table if not exists account_record (
        id text not null primary key,
        account_id text not null,
        kind text not null,
        content text not null,
        created_at text not null,
        updated_at text not null
      )`,
      'create index if not exists account_record_account on account_record (account_id, kind)',

      `create table if not exists outbox (
        id text not null primary key,
        kind text not null,
        delivery text not null,
        created_at text not null,
        due_at text,
        tries integer not null,
        lease text,
        failure text,
        request_id text,
        admitted_at text
      )`,
      'create index if not exists outbox_due_at on outbox (kind, due_at)',
      'create index if not exists outbox_created_at on outbox (created_at)',
      'create index if not exists outbox_request_id on outbox (request_id)',

      `create table if not exists mail_recipient (
        recipient text not null primary key,
        mails text not null,
        last_at text not null
      )`,
      'create index if not exists mail_recipient_last_at on mail_recipient (last_at)',

      // The indexes contain the length, so that checking a bound reads no long drafts.
      `create table if not exists sealed_draft (
        id text not null primary key,
        line text not null,
        sealed text not null,
        created_at text not null,
        bytes integer,
        client_network text,
        near_network text,
        wide_network text
      )`,
      'create index if not exists sealed_draft_created_at on sealed_draft (created_at)',
      'create index if not exists sealed_draft_room on sealed_draft (created_at, bytes)',
      'create index if not exists sealed_draft_client on sealed_draft (client_network, bytes)',
      'create index if not exists sealed_draft_near on sealed_draft (near_network, bytes)',
      'create index if not exists sealed_draft_wide on sealed_draft (wide_network, bytes)',

      `create table if not exists write_check (
        id integer not null primary key,
        written text not null
      )`,
    ],
  },
  {
    id: '002-handling',
    statements: [
      `create table if not exists request_handling (
        request_id text not null primary key,
        note text not null,
        assignee text not null,
        revision integer not null,
        changed_at text not null,
        changed_by text not null
      )`,
      'create index if not exists request_handling_changed_at on request_handling (changed_at)',
    ],
  },
  // A separate step, because `add column` is not repeatable. Rows of the previous version get
  // 'new'.
  {
    id: '003-request-status',
    statements: ["alter table quote_request add column status text not null default 'new'"],
  },
  {
    id: '004-request-status-index',
    statements: [
      'create index if not exists quote_request_status on quote_request (status, created_at, id)',
    ],
  },
];
