import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { throwAwayPostgres } from '../store/testing/postgres.ts';
import { postgresRateLimiter, type SendStatement } from './postgres-rate-limiter.ts';
import { allowed, type RateLimiter } from './rate-limiter.ts';

const postgres = await throwAwayPostgres();
const secret = 'a secret of thirty-two letters..';
const sends = allowed.send.calls;
// Use a single connection, so that the test can inspect the session of the counts.
const pool = new pg.Pool({ connectionString: postgres?.url, max: 1 });
pool.on('error', () => {});
const send: SendStatement = (text, values) => pool.query(text, values);

afterAll(async () => {
  await pool.end();
  await postgres?.remove();
}, 60_000);

const inTurn = async (limiters: readonly RateLimiter[], times: number, client: string) => {
  const waits: number[] = [];
  for (let called = 0; called < times; called += 1)
    waits.push((await limiters[called % limiters.length]?.consume('send', client)) ?? Number.NaN);
  return waits;
};
/** Creates two limiters at once. They act as two processes. */
const both = () =>
  Promise.all([postgresRateLimiter(send, secret), postgresRateLimiter(send, secret)]);

describe.skipIf(!postgres)('processes that share a database', () => {
  it('processes count a client together and return the same wait', async () => {
    const limiters = await both();
    expect(await inTurn(limiters, sends, 'giulia')).toEqual(Array(sends).fill(0));
    for (const wait of await inTurn(limiters, 2, 'giulia')) {
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
    }
    expect(await inTurn(limiters, 1, 'marco')).toEqual([0]);
  });

  it('processes share refunds', async () => {
    const [one, other] = await both();
    await inTurn([one], sends, 'paola');
    await other.refund('send', 'paola');
    expect(await inTurn([one, other], 1, 'paola')).toEqual([0]);
  });

  it('a reset in one process admits a client that another process has rejected', async () => {
    const [one, other] = await both();
    const group = 'login-to';
    const calls = allowed[group].calls;
    for (let called = 0; called < calls + 2; called += 1) await other.consume(group, 'anna');
    expect(await other.consume(group, 'anna')).toBeGreaterThan(0);
    await one.clear(group, 'anna');
    expect(await other.consume(group, 'anna')).toBe(0);
  });

  it('processes admit one of twenty concurrent tries beyond the limit, and share the wait', async () => {
    const [one, other] = await both();
    const group = 'login';
    for (let called = 1; called < allowed[group].calls; called += 1)
      expect(await one.consume(group, 'carla')).toBe(0);
    const waits = await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 2 ? one : other).consume(group, 'carla')),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(1);
    expect(Math.max(...waits)).toBeLessThanOrEqual(15 * 60);
    expect(await other.isCounted(group, 'carla')).toBe(true);
    await one.clear(group, 'carla');
    expect(await other.isCounted(group, 'carla')).toBe(false);
    expect(await other.consume(group, 'carla')).toBe(0);
  });

  it('a process sends no SQL statement for the calls that a form makes on each keystroke', async () => {
    const asked: string[] = [];
    const limiter = await postgresRateLimiter((text, values) => {
      asked.push(text);
      return send(text, values);
    }, secret);
    asked.length = 0;
    for (const group of ['look-up', 'check', 'file'] as const)
      await limiter.consume(group, 'giulia');
    expect(asked).toEqual([]);
    await limiter.consume('login', 'giulia');
    expect(asked).toHaveLength(1);
  });

  it('stored counts contain no address or email, and leave no state on a pooled connection', async () => {
    const [limiter] = await both();
    await limiter.consume('login', 'giulia@example.it 203.0.113.9');
    const { rows } = await pool.query('select * from rate_limit');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/giulia|203\.0\.113/);
    expect((await pool.query('select name from pg_prepared_statements')).rows).toEqual([]);
  });
});

it.each([
  ['refuses', () => Promise.reject(new Error('gone'))],
  ['does not answer', () => new Promise(() => {})],
])('a limiter counts in memory while the database %s', async (_, silent) => {
  let isThere = true;
  const limiter = await postgresRateLimiter(
    async () => (isThere ? { rows: [] } : silent()),
    secret,
  );
  isThere = false;
  expect(await limiter.consume('keep-draft', 'giulia')).toBe(0);
  for (let called = 1; called < allowed['keep-draft'].calls; called += 1)
    await limiter.consume('keep-draft', 'giulia');
  expect(await limiter.consume('keep-draft', 'giulia')).toBeGreaterThan(0);
});
