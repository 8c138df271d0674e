import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type KyselyPlugin, SqliteDriver, sql } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Delivery } from '../outbox.ts';
import { type Store, StoreUnavailable } from '../store.ts';
import { newRequest } from '../testing/new-request.ts';
import { throwAwayPostgres } from '../testing/postgres.ts';
import type { Engine } from './engine.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { sqlStore } from './sql-store.ts';
import { openSqlite } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'preventivo-faults-'));
const postgres = await throwAwayPostgres();
const sqlite = openSqlite(folder);
const shared = postgres && openPostgres(postgres.url);
const engines: [string, Engine][] = [['SQLite', sqlite]];
if (shared) engines.push(['PostgreSQL', shared]);
for (const [, engine] of engines) await migrate(engine);

// Allow a minute, because PostgreSQL flushes its data before it exits.
afterAll(async () => {
  await Promise.all(engines.map(([, { db }]) => db.destroy()));
  await postgres?.remove();
  rmSync(folder, { recursive: true });
}, 60_000);

/** Returns the engine with one statement that fails, either before or after it runs. */
function failingAt(engine: Engine, statement: number, when: 'before' | 'after') {
  let before = 0;
  let after = 0;
  const failAt = (reached: number) => {
    if (reached === statement) throw new Error('injected');
  };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      before += 1;
      if (when === 'before') failAt(before);
      return node;
    },
    transformResult: async ({ result }) => {
      after += 1;
      if (when === 'after') failAt(after);
      return result;
    },
  };
  return { store: sqlStore({ ...engine, db: engine.db.withPlugin(plugin) }), done: () => after };
}

/** Returns a request and all the other rows that a submit writes. */
function whole() {
  const { request, key, submitted } = newRequest({ id: crypto.randomUUID() });
  const receipt = {
    id: crypto.randomUUID(),
    accountId: null,
    at: request.createdAt,
    textsVersion: '2026-11-21',
    textsHash: 'b'.repeat(64),
    consents: '[]',
  };
  const deliveries: Delivery[] = [
    { kind: 'webhook', requestId: request.id, event: 'request' },
    { kind: 'brokerMail', requestId: request.id, event: 'request' },
  ];
  const keyHash = crypto.randomUUID();
  return { request, key: { ...key, keyHash }, submitted: { ...submitted, receipt }, deliveries };
}

async function rowsOf({ db }: Engine, { request, key }: ReturnType<typeof whole>) {
  const { id } = request;
  const rows = await Promise.all([
    db.selectFrom('idempotency').select('salt').where('key_hash', '=', key.keyHash).execute(),
    db.selectFrom('quote_request').select('id').where('id', '=', id).execute(),
    db.selectFrom('consent_receipt').select('id').where('request_id', '=', id).execute(),
    db.selectFrom('outbox').select('id').where('delivery', 'like', `%${id}%`).execute(),
  ]);
  return rows.map(({ length }) => length);
}

const inFour = [1, 2, 3, 4].flatMap((at) => [[at, 'before'] as const, [at, 'after'] as const]);

describe('a request in SQLite', () => {
  it.each(inFour)(
    'a request is stored completely, or not at all, when statement %i fails %s it runs',
    async (at, when) => {
      const sent = whole();
      const { request, key, submitted, deliveries } = sent;
      const faulty = failingAt(sqlite, at, when).store;
      await expect(faulty.submit(request, key, submitted, deliveries)).rejects.toThrow();
      expect(await rowsOf(sqlite, sent)).toEqual([0, 0, 0, 0]);
      await sqlStore(sqlite).submit(request, key, submitted, deliveries);
      expect(await rowsOf(sqlite, sent)).toEqual([1, 1, 1, 2]);
    },
  );

  it('SQLite stores a request in four statements, each of which fails in the tests above', async () => {
    const { request, key, submitted, deliveries } = whole();
    const { store, done } = failingAt(sqlite, 99, 'after');
    await store.submit(request, key, submitted, deliveries);
    expect(done()).toBe(4);
  });
});

if (shared)
  describe('a request in PostgreSQL', () => {
    it('PostgreSQL stores a request with key, receipt and deliveries in one atomic statement', async () => {
      const sent = whole();
      const { request, key, submitted, deliveries } = sent;
      const { store, done } = failingAt(shared, 99, 'after');
      await store.submit(request, key, submitted, deliveries);
      expect(done()).toBe(1);
      expect(await rowsOf(shared, sent)).toEqual([1, 1, 1, 2]);
    });

    it.each(['idempotency', 'quote_request', 'consent_receipt', 'outbox'] as const)(
      'a request is not stored when the insert into %s fails',
      async (table) => {
        const sent = whole();
        const { request, key, submitted, deliveries } = sent;
        const submit = () => sqlStore(shared).submit(request, key, submitted, deliveries);
        const alter = sql`alter table ${sql.table(table)}`;
        await sql`${alter} add constraint nothing check (false) not valid`.execute(shared.db);
        try {
          await expect(submit()).rejects.toThrow(StoreUnavailable);
        } finally {
          await sql`${alter} drop constraint nothing`.execute(shared.db);
        }
        expect(await rowsOf(shared, sent)).toEqual([0, 0, 0, 0]);
        await submit();
        expect(await rowsOf(shared, sent)).toEqual([1, 1, 1, 2]);
      },
    );
  });

describe.each(engines)('a request in %s', (_, engine) => {
  it.each([1, 2])(
    'a recall is not stored when statement %i of its transaction fails',
    async (at) => {
      const { request, key, submitted } = whole();
      const store = sqlStore(engine);
      await store.submit(request, key, submitted);
      const told: Delivery = { kind: 'webhook', requestId: request.id, event: 'recall' };
      const faulty = failingAt(engine, at, 'after').store;
      const time = '2026-11-21T10:05:00.000Z';
      await expect(faulty.recall(request.id, 'phone', time, [told])).rejects.toThrow();
      expect((await store.quoteRequest(request.id))?.recall).toBeNull();
      expect(await store.recall(request.id, 'phone', time, [told])).toBe(true);
    },
  );
});

describe('requests that arrive together in SQLite', () => {
  const three = () => [whole(), whole(), whole()] as const;
  const submitAll = (store: Store, sent: ReturnType<typeof three>) =>
    Promise.allSettled(
      sent.map(({ request, key, submitted, deliveries }) =>
        store.submit(request, key, submitted, deliveries),
      ),
    );

  it('requests that arrive together are stored in one commit', async () => {
    const commits = vi.spyOn(SqliteDriver.prototype, 'commitTransaction');
    const sent = three();
    await submitAll(sqlStore(sqlite), sent);
    expect(commits).toHaveBeenCalledTimes(1);
    for (const one of sent) expect(await rowsOf(sqlite, one)).toEqual([1, 1, 1, 2]);
  });

  it('requests that arrive together with the same key get the same response', async () => {
    const [one, other] = three();
    const store = sqlStore(sqlite);
    const answers = await Promise.all(
      [one, { ...other, key: one.key }].map(({ request, key, submitted, deliveries }) =>
        store.submit(request, key, { ...submitted, requestId: request.id }, deliveries),
      ),
    );
    expect(answers.map(({ requestId }) => requestId)).toEqual([one.request.id, one.request.id]);
    expect(await rowsOf(sqlite, one)).toEqual([1, 1, 1, 2]);
    expect(await rowsOf(sqlite, { ...other, key: one.key })).toEqual([1, 0, 0, 0]);
  });

  it.each(
    Array.from({ length: 18 }, (_, index) => index + 1).flatMap((at) => [
      [at, 'before'] as const,
      [at, 'after'] as const,
    ]),
  )(
    'each request is stored and acknowledged, or neither, when statement %i fails %s it runs',
    async (at, when) => {
      const sent = three();
      const { store } = failingAt(sqlite, at, when);
      const told = await submitAll(store, sent);
      expect(told.map(({ status }) => status)).toContain('rejected');
      for (const [index, one] of sent.entries())
        expect(await rowsOf(sqlite, one)).toEqual(
          told[index]?.status === 'fulfilled' ? [1, 1, 1, 2] : [0, 0, 0, 0],
        );
    },
  );

  it('requests in one commit are stored without the one that fails', async () => {
    const sent = three();
    // Each request has four statements between a savepoint and its release. Statement 9 is
    // therefore the second statement of the second request.
    const told = await submitAll(failingAt(sqlite, 9, 'after').store, sent);
    expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('requests in one commit are all rejected when the commit fails', async () => {
    const sent = three();
    vi.spyOn(SqliteDriver.prototype, 'commitTransaction').mockRejectedValueOnce(
      new Error('the disk is full'),
    );
    const told = await submitAll(sqlStore(sqlite), sent);
    expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    for (const one of sent) expect(await rowsOf(sqlite, one)).toEqual([0, 0, 0, 0]);
  });
});
