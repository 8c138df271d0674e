import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../store.ts';
import { newRequest } from '../testing/new-request.ts';
import { throwAwayPgbouncer } from '../testing/pgbouncer.ts';
import { throwAwayPostgres } from '../testing/postgres.ts';
import { describeStore } from '../testing/store-suite.ts';
import { openPostgres, postgresStore } from './postgres.ts';
import { sqlStore } from './sql-store.ts';

const postgres = await throwAwayPostgres();
const pgbouncer = postgres && (await throwAwayPgbouncer(postgres.url));

if (pgbouncer) {
  const both = await Promise.all([postgresStore(pgbouncer.url), postgresStore(pgbouncer.url)]);
  describeStore('a store behind PgBouncer, three connections for everybody', () => both);
  afterAll(() => Promise.all(both.map((store) => store.close())));
}

/** A store with one connection, which is ended from outside at a moment. */
function endedOnce(url: string, at: 'insert' | 'commit') {
  const engine = openPostgres(url);
  const { query } = pg.Client.prototype;
  let ended = false;
  pg.Client.prototype.query = async function (this: pg.Client, ...args: unknown[]) {
    const [said] = args;
    const text = typeof said === 'string' ? said : (said as { text?: string })?.text;
    if (!ended && text?.startsWith(at) && 'processID' in this) {
      ended = true;
      if (at === 'commit') await Reflect.apply(query, this, args);
      this.connection.stream.destroy();
    }
    return Reflect.apply(query, this, args);
  } as typeof query;
  return {
    store: sqlStore(engine),
    wasEnded: () => ended,
    restore: async () => {
      pg.Client.prototype.query = query;
      await engine.db.destroy();
    },
  };
}

describe.runIf(postgres)('a connection that is lost', () => {
  const url = postgres?.url ?? '';

  it('in the middle of a request is nobody’s trouble: it is kept once, by another', async () => {
    await (await postgresStore(url)).close();
    const { request, key, submitted } = newRequest({ id: crypto.randomUUID() });
    const own = { ...key, keyHash: request.id };
    const { store, wasEnded, restore } = endedOnce(url, 'insert');
    try {
      const kept = await store.submit(request, own, { ...submitted, requestId: request.id });
      expect(kept.requestId).toBe(request.id);
      expect(wasEnded()).toBe(true);
      expect(await store.quoteRequest(request.id)).toMatchObject({ id: request.id });
    } finally {
      await restore();
    }
  });

  it('while it was committed is said, since nobody knows; the same key then has what was kept', async () => {
    const { request, key, submitted } = newRequest({ id: crypto.randomUUID() });
    const own = { ...key, keyHash: request.id };
    const sent = { ...submitted, requestId: request.id };
    const { store, restore } = endedOnce(url, 'commit');
    try {
      await expect(store.submit(request, own, sent)).rejects.toThrow(StoreUnavailable);
      const again = { ...sent, requestId: crypto.randomUUID() };
      const kept = await store.submit({ ...request, id: again.requestId }, own, again);
      expect(kept.requestId).toBe(request.id);
    } finally {
      await restore();
    }
  });
});

// PostgreSQL writes everything to the disk before it ends, which takes a busy machine a while.
afterAll(async () => {
  await pgbouncer?.remove();
  await postgres?.remove();
}, 60_000);
