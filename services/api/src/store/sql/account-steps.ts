import type { SchemaStep } from './schema-step.ts';

/** The part of the schema that the user service needs. */
export const accountSteps: readonly SchemaStep[] = [
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
];
