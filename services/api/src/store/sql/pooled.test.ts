import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
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

/**
 * Opens a store whose connection drops once: before or after a statement that starts with this
 * word.
 */
function cutOnce(url: string, statement: 'with' | 'update' | 'commit', when: 'before' | 'after') {
  const engine = openPostgres(url);
  const { query } = pg.Client.prototype;
  let isCut = false;
  pg.Client.prototype.query = async function (this: pg.Client, ...args: unknown[]) {
    const [said] = args;
    const text = typeof said === 'string' ? said : (said as { text?: string })?.text;
    if (!isCut && text?.startsWith(statement) && 'processID' in this) {
      isCut = true;
      if (when === 'after') await Reflect.apply(query, this, args);
      this.connection.stream.destroy();
    }
    return Reflect.apply(query, this, args);
  } as typeof query;
  return {
    store: sqlStore(engine),
    isCut: () => isCut,
    restore: async () => {
      pg.Client.prototype.query = query;
      await engine.db.destroy();
    },
  };
}

describe.runIf(postgres)('a lost connection', () => {
  const url = postgres?.url ?? '';
  beforeAll(async () => (await postgresStore(url)).close());

  it.each(['before', 'after'] as const)(
    'a connection that is lost %s a request is stored is replaced, and the request is stored once',
    async (when) => {
      const { request, key, submitted } = newRequest({ id: crypto.randomUUID() });
      const own = { ...key, keyHash: request.id };
      const { store, isCut, restore } = cutOnce(url, 'with', when);
      try {
        const kept = await store.submit(request, own, { ...submitted, requestId: request.id });
        expect(isCut()).toBe(true);
        expect(kept.requestId).toBe(request.id);
        expect(await store.quoteRequest(request.id)).toMatchObject({ code: kept.code });
      } finally {
        await restore();
      }
    },
  );

  it('a recall whose connection is lost is retried on another connection', async () => {
    const recall = await recalledOver('update', 'before');
    expect(await recall.noted).toBe(true);
    expect(await recall.kept()).toEqual({ channel: 'phone', at: recall.at });
  });

  it('a connection that is lost during a commit is an error, because the outcome is unknown', async () => {
    const recall = await recalledOver('commit', 'after');
    await expect(recall.noted).rejects.toThrow(StoreUnavailable);
    expect(await recall.kept()).toEqual({ channel: 'phone', at: recall.at });
  });

  /** Submits a request and asks for a recall. The connection of the recall drops once. */
  async function recalledOver(statement: 'update' | 'commit', when: 'before' | 'after') {
    const { request, key, submitted } = newRequest({ id: crypto.randomUUID() });
    const { store, restore } = cutOnce(url, statement, when);
    onTestFinished(restore);
    await store.submit(request, { ...key, keyHash: request.id }, submitted);
    const at = '2026-11-21T10:05:00.000Z';
    const noted = store.recall(request.id, 'phone', at);
    // The test awaits the promise later. Until then, a rejection must not count as unhandled.
    noted.catch(() => {});
    return { noted, at, kept: async () => (await store.quoteRequest(request.id))?.recall };
  }
});

describe.runIf(postgres)('a connection that times out', () => {
  const url = postgres?.url ?? '';

  it('a connection that timed out is not reused for later writes', async () => {
    const others = await postgresStore(url);
    const engine = openPostgres(url, 300);
    const store = sqlStore(engine);
    const { rows } = await engine.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    const pid = rows[0]?.pid ?? 0;
    onTestFinished(async () => void (await Promise.all([store.close(), others.close()])));
    const { request, key, submitted } = newRequest({ id: crypto.randomUUID() });
    // Stop the server process of the pool's only connection, after it has received `begin`.
    const { keeping } = await whileStopped(pid, async () => {
      await expect(store.ping()).rejects.toThrow(StoreUnavailable);
      return { keeping: store.submit(request, { ...key, keyHash: request.id }, submitted) };
    });
    const kept = await keeping;
    expect(kept.requestId).toBe(request.id);
    expect(await others.quoteRequest(request.id)).toMatchObject({ code: kept.code });
  });
});

async function whileStopped<T>(pid: number, work: () => Promise<T>): Promise<T> {
  process.kill(pid, 'SIGSTOP');
  try {
    return await work();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}

// Allow a minute, because PostgreSQL flushes its data before it exits.
afterAll(async () => {
  await pgbouncer?.remove();
  await postgres?.remove();
}, 60_000);
