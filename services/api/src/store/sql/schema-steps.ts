import { accountSteps } from './account-steps.ts';
import type { SchemaStep } from './schema-step.ts';

/**
 * The schema, step by step. A step that was released is never edited, only followed by another that
 * an older version of this service can live with. Text and integers only: SQLite and PostgreSQL, and
 * the databases that speak its language, all keep those the same way.
 */
export const schemaSteps: readonly SchemaStep[] = [
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
  ...accountSteps,
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
];
