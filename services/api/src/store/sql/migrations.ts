/**
 * One change of the schema. It is a single statement, since not every database can roll back
 * several.
 */
export interface Migration {
  /** Migrations run in list order; a released id never changes. */
  readonly id: string;
  readonly statement: string;
}

/**
 * The schema. Never edit a released migration: add another that an older version of this service
 * can run with. Use text and integers only, which SQLite, PostgreSQL and its relatives store alike.
 */
export const migrations: readonly Migration[] = [
  {
    id: '001-quote-request',
    statement: `create table quote_request (
      id text not null primary key,
      line text not null,
      created_at text not null,
      key_hash text not null,
      payload text not null,
      recall_channel text,
      recall_at text
    )`,
  },
  {
    id: '002-idempotency',
    statement: `create table idempotency (
      scope text not null,
      key_hash text not null,
      fingerprint text not null,
      salt text not null,
      request_id text not null,
      created_at text not null,
      primary key (scope, key_hash)
    )`,
  },
  {
    id: '003-idempotency-age',
    statement: 'create index idempotency_created_at on idempotency (created_at)',
  },
  {
    id: 'accounts-001-account',
    statement: `create table account (
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
      activated_at text
    )`,
  },
  {
    id: 'accounts-002-session',
    statement: `create table account_session (
      id text not null primary key,
      account_id text not null,
      created_at text not null
    )`,
  },
  {
    id: 'accounts-003-token',
    statement: `create table account_token (
      hash text not null primary key,
      purpose text not null,
      account_id text,
      expires_at text not null,
      used_at text
    )`,
  },
  {
    id: 'accounts-004-record',
    statement: `create table account_record (
      id text not null primary key,
      account_id text not null,
      kind text not null,
      content text not null,
      created_at text not null,
      updated_at text not null
    )`,
  },
  {
    id: 'accounts-005-session-account',
    statement: 'create index account_session_account on account_session (account_id)',
  },
  {
    id: 'accounts-006-token-account',
    statement: 'create index account_token_account on account_token (account_id)',
  },
  {
    id: 'accounts-007-record-account',
    statement: 'create index account_record_account on account_record (account_id, kind)',
  },
  {
    id: 'outbox-001',
    statement: `create table outbox (
      id text not null primary key,
      kind text not null,
      delivery text not null,
      created_at text not null,
      due_at text,
      tries integer not null,
      lease text,
      failure text
    )`,
  },
  {
    id: 'outbox-002-due',
    statement: 'create index outbox_due_at on outbox (kind, due_at)',
  },
  {
    id: 'receipts-001',
    statement: `create table consent_receipt (
      request_id text not null primary key,
      id text not null,
      account_id text,
      given_at text not null,
      texts_version text not null,
      texts_hash text not null,
      consents text not null
    )`,
  },
  {
    id: 'request-code-001',
    statement: 'alter table quote_request add column code text',
  },
  {
    // Gives existing requests a code whose order does not reveal their number. It multiplies the
    // row number by a number that is coprime to 80 million, the number of codes.
    id: 'request-code-002',
    statement: `update quote_request set code = made.code from (
      select id,
        substr('BCDFGHJKLMNPRSTVWXYZ', cast(1 + (n - n % 4000000) / 4000000 as integer), 1) ||
        substr('BCDFGHJKLMNPRSTVWXYZ', cast(1 + (n % 4000000 - n % 200000) / 200000 as integer), 1) ||
        substr('BCDFGHJKLMNPRSTVWXYZ', cast(1 + (n % 200000 - n % 10000) / 10000 as integer), 1) ||
        '-' || substr(cast(10000 + n % 10000 as text), 2, 4) as code
      from (
        select id, row_number() over (order by created_at, id) * 48271877 % 80000000 as n
        from quote_request
      ) as numbered
    ) as made where made.id = quote_request.id and quote_request.code is null`,
  },
  {
    id: 'request-code-003',
    statement: 'create unique index quote_request_code on quote_request (code)',
  },
  {
    id: 'sealed-draft-001',
    statement: `create table sealed_draft (
      id text not null primary key,
      line text not null,
      sealed text not null,
      created_at text not null
    )`,
  },
  {
    id: 'sealed-draft-002-age',
    statement: 'create index sealed_draft_created_at on sealed_draft (created_at)',
  },
  {
    id: 'write-check-001',
    statement: `create table write_check (
      id integer not null primary key,
      written text not null
    )`,
  },
  {
    // An email may have several registrations, so they are separate from accounts, whose email is
    // unique.
    id: 'pending-registration-001',
    statement: `create table pending_registration (
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
  },
  {
    id: 'pending-registration-002-email',
    statement: 'create index pending_registration_email on pending_registration (email)',
  },
  {
    id: 'pending-registration-003-move',
    statement: `insert into pending_registration
      (id, email, phone, name, surname, password_hash, privacy, created_at, expires_at)
      select account.id, email, phone, name, surname, password_hash, privacy, created_at, expires_at
      from account join account_token on account_token.account_id = account.id
      where account.activated_at is null and account_token.purpose = 'activation'`,
  },
  {
    id: 'pending-registration-004-records',
    statement: `delete from account_record
      where account_id in (select id from account where activated_at is null)`,
  },
  {
    id: 'pending-registration-005-passwords',
    statement: `delete from account_token
      where purpose = 'password' and account_id in (select id from account where activated_at is null)`,
  },
  {
    id: 'pending-registration-006-accounts',
    statement: 'delete from account where activated_at is null',
  },
  {
    id: 'account-session-seen-001',
    statement: 'alter table account_session add column seen_at text',
  },
  {
    id: 'storage-001-request-age',
    statement: 'create index quote_request_created_at on quote_request (created_at, id)',
  },
  {
    id: 'storage-002-request-email',
    statement: 'alter table quote_request add column contractor_email text',
  },
  {
    id: 'storage-003-request-email-index',
    statement: 'create index quote_request_contractor_email on quote_request (contractor_email)',
  },
  {
    id: 'storage-004-receipt-age',
    statement: 'create index consent_receipt_given_at on consent_receipt (given_at)',
  },
  {
    id: 'storage-005-receipt-account',
    statement: 'create index consent_receipt_account on consent_receipt (account_id)',
  },
  {
    id: 'storage-006-account-use',
    statement: 'alter table account add column last_used_at text',
  },
  {
    // The last use of existing accounts is unknown, so they count as used now.
    id: 'storage-007-account-use-now',
    statement: `update account set last_used_at = (
      select taken_at from schema_step where id = 'storage-006-account-use'
    )`,
  },
  {
    id: 'storage-008-account-use-index',
    statement: 'create index account_last_used_at on account (last_used_at)',
  },
  {
    id: 'storage-009-outbox-age',
    statement: 'create index outbox_created_at on outbox (created_at)',
  },
  {
    // Lets the newest requests of a line or an email be read from the index.
    id: 'growth-001-request-line',
    statement: 'create index quote_request_line on quote_request (line, created_at, id)',
  },
  {
    // Starts with the column of 'storage-003-request-email-index', which a later release may drop.
    id: 'growth-002-request-email',
    statement:
      'create index quote_request_email_age on quote_request (contractor_email, created_at, id)',
  },
  {
    id: 'growth-003-delivery-request',
    statement: 'alter table outbox add column request_id text',
  },
  {
    // The request id was only in the JSON of a delivery, where a search needs a full scan.
    id: 'growth-004-delivery-request-noted',
    statement: `update outbox set request_id = substr(delivery, 25 + length(kind), 36)
      where request_id is null and delivery like '{"kind":"' || kind || '","requestId":"%'`,
  },
  {
    id: 'growth-005-delivery-request-index',
    statement: 'create index outbox_request_id on outbox (request_id)',
  },
  {
    // Lets the hourly removal find expired rows without a full scan.
    id: 'growth-006-account-activated',
    statement: 'create index account_activated_at on account (activated_at)',
  },
  {
    id: 'growth-007-session-age',
    statement: 'create index account_session_created_at on account_session (created_at)',
  },
  {
    id: 'growth-008-session-seen',
    statement: 'create index account_session_seen_at on account_session (seen_at)',
  },
  {
    id: 'growth-009-token-end',
    statement: 'create index account_token_expires_at on account_token (expires_at)',
  },
  {
    id: 'growth-010-registration-end',
    statement: 'create index pending_registration_expires_at on pending_registration (expires_at)',
  },
  {
    // A visitor whose session ended may send a key of an account's scope.
    id: 'idempotency-001-key-in-any-scope',
    statement: 'create index idempotency_key_hash on idempotency (key_hash)',
  },
  {
    id: 'mail-recipient-001',
    statement: `create table mail_recipient (
      recipient text not null primary key,
      mails text not null,
      last_at text not null
    )`,
  },
  {
    id: 'mail-recipient-002-age',
    statement: 'create index mail_recipient_last_at on mail_recipient (last_at)',
  },
  {
    // Bounds are checked with index-only reads of the lengths, since drafts are long.
    id: 'draft-room-001-bytes',
    statement: 'alter table sealed_draft add column bytes integer',
  },
  {
    id: 'draft-room-002-client',
    statement: 'alter table sealed_draft add column client_network text',
  },
  {
    id: 'draft-room-003-near',
    statement: 'alter table sealed_draft add column near_network text',
  },
  {
    id: 'draft-room-004-wide',
    statement: 'alter table sealed_draft add column wide_network text',
  },
  {
    id: 'draft-room-005-all-index',
    statement: 'create index sealed_draft_room on sealed_draft (created_at, bytes)',
  },
  {
    id: 'draft-room-006-client-index',
    statement: 'create index sealed_draft_client on sealed_draft (client_network, bytes)',
  },
  {
    id: 'draft-room-007-near-index',
    statement: 'create index sealed_draft_near on sealed_draft (near_network, bytes)',
  },
  {
    id: 'draft-room-008-wide-index',
    statement: 'create index sealed_draft_wide on sealed_draft (wide_network, bytes)',
  },
  {
    id: 'robots-001-contractor',
    statement: 'alter table quote_request add column contractor_key text',
  },
  {
    id: 'robots-002-repeats',
    statement: 'alter table quote_request add column repeats text',
  },
  {
    id: 'robots-003-suspicions',
    statement: 'alter table quote_request add column suspicions text',
  },
  {
    // Every new request searches for an earlier one of the same contractor.
    id: 'robots-004-contractor-index',
    statement:
      'create index quote_request_contractor on quote_request (contractor_key, line, created_at)',
  },
  {
    // Retries of an admitted mail continue for days; the counts of its recipient last an hour.
    id: 'mail-recipient-003-admitted',
    statement: 'alter table outbox add column admitted_at text',
  },
];
