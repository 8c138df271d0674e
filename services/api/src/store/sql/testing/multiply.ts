import { type RawBuilder, sql } from 'kysely';
import { codeOf, codes } from '../../request-code.ts';
import type { Engine } from '../engine.ts';

/** Number of accounts that sent requests, and requests per account. */
export const senders = { accounts: 50, requests: 10 };
/** A rare line and the number of its requests. All its requests are a year old. */
export const rareLine = { name: 'boat', requests: 10 };
const commonLines = ['travel', 'home', 'pets', 'cyber', 'microcar'];
export const senderEmail = (account: number) => `conto.${account}@example.it`;
/** Email of a visitor with three requests. */
export const visitorEmail = 'visitatore.1@example.it';
/** Email of an agency. One request in twenty has this email. */
export const agencyEmail = 'agenzia@example.it';

/** Factor that spreads the codes. It is coprime to their number, so that each code is unique. */
const spread = 48_271_877;

const day = 86_400_000;
/** Period of the requests. A fifth of the requests is older than the retention of two years. */
const cameFor = 912 * day;
const keysAreKept = 30 * day;

/** Differences between the databases, for statements of this script only. */
interface Dialect {
  /** Integers from 1 to the parameter, as `numbered (n)`. */
  readonly numbers: (many: number) => RawBuilder<unknown>;
  readonly uuid: string;
  /** 64 hexadecimal digits. */
  readonly digest: string;
  /** Converts milliseconds since 1970 to an ISO time. */
  readonly time: (ms: RawBuilder<unknown>) => RawBuilder<unknown>;
  readonly indexes: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const sqlite: Dialect = {
  numbers: (many) =>
    sql`(with recursive c(n) as (select 1 union all select n + 1 from c where n < ${many}) select n from c) as numbered`,
  uuid: `lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-8' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`,
  digest: 'lower(hex(randomblob(32)))',
  time: (ms) =>
    sql`strftime('%Y-%m-%dT%H:%M:%S', ${ms} / 1000, 'unixepoch') || '.' || substr(cast(1000 + ${ms} % 1000 as text), 2) || 'Z'`,
  indexes: `select name, sql as definition from sqlite_master where type = 'index' and sql is not null`,
  before: ['pragma synchronous = off', 'pragma cache_size = -4000000'],
  after: ['pragma wal_checkpoint(truncate)'],
};

const postgres: Dialect = {
  numbers: (many) => sql`generate_series(1, ${many}::int) as numbered (n)`,
  uuid: 'gen_random_uuid()::text',
  digest: 'md5(random()::text) || md5(random()::text)',
  time: (ms) =>
    sql`to_char(to_timestamp(${ms} / 1000.0) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  indexes: `select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and indexname not like '%_pkey' and indexname not like '%_key'`,
  before: [],
  // Do the work of autovacuum now instead of later.
  after: ['vacuum analyze', 'checkpoint'],
};

/**
 * Copies the only request and the only account of a database many times. The copies have other
 * people and earlier times; the rest stays unchanged. One delivery in a hundred is pending, and one
 * in a thousand has failed.
 */
export async function multiply(engine: Engine, requests: number): Promise<void> {
  const { db } = engine;
  const dialect = engine.locksRows ? postgres : sqlite;
  const run = (statement: RawBuilder<unknown>) => statement.execute(db);
  for (const statement of dialect.before) await run(sql.raw(statement));
  // Inserts are many times faster without indexes.
  const { rows: indexes } = await sql
    .raw<{ name: string; definition: string }>(dialect.indexes)
    .execute(db);
  for (const { name } of indexes) await run(sql.raw(`drop index ${name}`));
  const sent = await readOne(engine);
  // Give the original request an unused code. Otherwise its code may equal a new code.
  const code = codeOf(((requests + 1) * spread) % codes);
  await db.updateTable('quote_request').set({ code }).execute();
  await run(manyRequests(dialect, sent, requests));
  for (const statement of whatBelongsToThem(dialect, sent, requests)) await run(statement);
  for (const { definition } of indexes) await run(sql.raw(definition));
  for (const statement of dialect.after) await run(sql.raw(statement));
}

async function readOne({ db }: Engine) {
  const [request, receipt, key, delivery] = await Promise.all([
    db.selectFrom('quote_request').selectAll().executeTakeFirstOrThrow(),
    db.selectFrom('consent_receipt').selectAll().executeTakeFirstOrThrow(),
    db.selectFrom('idempotency').selectAll().executeTakeFirstOrThrow(),
    db
      .selectFrom('outbox')
      .select('delivery')
      .where('kind', '=', 'webhook')
      .executeTakeFirstOrThrow(),
  ]);
  const { created_at, contractor_email } = request;
  return {
    request,
    receipt,
    key,
    ...delivery,
    at: Date.parse(created_at),
    email: contractor_email ?? '',
  };
}

type Sent = Awaited<ReturnType<typeof readOne>>;

/** Casts a parameter to text. Without the cast, PostgreSQL cannot infer its type. */
const text = (value: string) => sql`cast(${value} as text)`;

function manyRequests(
  { numbers, uuid, digest, time }: Dialect,
  { request, at, email: own }: Sent,
  many: number,
) {
  const step = Math.floor(cameFor / many);
  const sentByAccounts = senders.accounts * senders.requests;
  const every = Math.max(2, Math.floor(many / sentByAccounts));
  const rareFrom = Math.floor(many / 2);
  const email = sql`case
    when n % ${sql.lit(every)} = 0 and n / ${sql.lit(every)} <= ${sql.lit(sentByAccounts)}
    then 'conto.' || (n / ${sql.lit(every)} % ${sql.lit(senders.accounts)} + 1) || '@example.it'
    when n % 20 = 7 then ${sql.lit(agencyEmail)}
    else 'visitatore.' || (n % ${sql.lit(Math.ceil(many / 3))}) || '@example.it' end`;
  const line = sql`case
    when n > ${sql.lit(rareFrom)} and n <= ${sql.lit(rareFrom + rareLine.requests)} then ${sql.lit(rareLine.name)}
    ${sql.join(
      commonLines.map(
        (name, at) =>
          sql`when n % ${sql.lit(commonLines.length)} = ${sql.lit(at)} then ${sql.lit(name)}`,
      ),
      sql` `,
    )} end`;
  const ms = sql`(${sql.lit(at - cameFor)} + cast(n as bigint) * ${sql.lit(step)})`;
  // The expression gives each request a unique code.
  return sql`insert into quote_request (id, line, created_at, key_hash, payload, code, contractor_email)
    select ${sql.raw(uuid)}, line, at, ${sql.raw(digest)},
      replace(${text(request.payload)}, ${sql.lit(own)}, email),
      substr('BCDFGHJKLMNPRSTVWXYZ', cast(1 + (c - c % 4000000) / 4000000 as integer), 1) ||
      substr('BCDFGHJKLMNPRSTVWXYZ', cast(1 + (c % 4000000 - c % 200000) / 200000 as integer), 1) ||
      substr('BCDFGHJKLMNPRSTVWXYZ', cast(1 + (c % 200000 - c % 10000) / 10000 as integer), 1) ||
      '-' || substr(cast(10000 + c % 10000 as text), 2, 4), email
    from (
      select ${email} as email, ${line} as line, ${time(ms)} as at,
        cast(n as bigint) * ${sql.lit(spread)} % ${sql.lit(codes)} as c
      from ${numbers(many)}
    ) as made`;
}

/** Returns statements that insert accounts, receipts, keys of the last month and deliveries. */
function whatBelongsToThem({ numbers, uuid, digest, time }: Dialect, sent: Sent, many: number) {
  const { request, receipt, key, delivery, at } = sent;
  const keysFrom = new Date(at - keysAreKept).toISOString();
  const accounts = senders.accounts + Math.floor(many / 50);
  const used = time(sql`(${sql.lit(at)} - cast(n as bigint) % 700 * ${sql.lit(day)})`);
  const others = sql`from quote_request where id <> ${sql.lit(request.id)}`;
  const deliveries = (kind: string, part: number, due: string) => sql`
    insert into outbox (id, kind, delivery, created_at, due_at, tries, request_id)
    select ${sql.raw(uuid)}, ${sql.lit(kind)},
      replace(${text(delivery.replace('webhook', kind))}, ${sql.lit(request.id)}, id), created_at, ${sql.raw(due)}, 0, id
    from (select id, created_at ${others} order by created_at desc limit ${sql.lit(Math.ceil(many * part))}) as late`;
  return [
    deliveries('webhook', 1 / 100, 'created_at'),
    deliveries('visitorMail', 1 / 1000, 'null'),
    sql`insert into account (id, email, phone, name, surname, password_hash, privacy, sf_account_id,
        own_person_id, created_at, activated_at, last_used_at)
      select ${sql.raw(uuid)}, 'conto.' || n || '@example.it', phone, name, surname, password_hash, privacy,
        sf_account_id, own_person_id, created_at, activated_at, ${used}
      from ${numbers(accounts)} cross join (select * from account) as made`,
    sql`insert into consent_receipt (request_id, id, account_id, given_at, texts_version, texts_hash, consents)
      select sent.id, ${sql.raw(uuid)}, account.id, sent.created_at, ${text(receipt.texts_version)},
        ${text(receipt.texts_hash)}, ${text(receipt.consents)}
      from (select id, created_at, contractor_email ${others}) as sent
      left join account on account.email = contractor_email`,
    sql`insert into idempotency (scope, key_hash, fingerprint, salt, request_id, created_at)
      select ${text(key.scope)}, ${sql.raw(digest)}, ${text(key.fingerprint)}, ${text(key.salt)}, id, created_at
      ${others} and created_at > ${sql.lit(keysFrom)}`,
  ];
}
