import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { throwAwayPostgres } from '../store/testing/postgres.ts';
import { data } from '../testing/test-api.ts';
import { startServer } from './start-server.ts';

const postgres = await throwAwayPostgres();
const folder = mkdtempSync(join(tmpdir(), 'preventivo-shared-'));
const started = await Promise.all([start(), start()]);
const servers = started.flatMap((server) => server ?? []);

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await postgres?.remove();
  rmSync(folder, { recursive: true });
}, 60_000);

async function start() {
  if (!postgres) return undefined;
  const JWT_SECRET = 'a secret of thirty-two letters..';
  const env = { PORT: '0', DATA_DIR: folder, DATABASE_URL: postgres.url, JWT_SECRET };
  return startServer({ env, data, log: () => {} });
}

const recall = { Quote_Request_Id: 'x', Quote_Request_Key: 'x', Recall_Channel: 'email' };
/**
 * Calls the two servers alternately and returns the statuses. Both share a limit of ten calls per
 * minute.
 */
async function call(times: number): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let called = 0; called < times; called += 1) {
    const answer = await fetch(
      `${servers[called % servers.length]?.address}/api/quote-request/recall-me`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(recall),
      },
    );
    statuses.push(answer.status);
    await answer.text();
  }
  return statuses;
}

describe.skipIf(!postgres)('two servers on one PostgreSQL', () => {
  it('two servers share the counts of a client', async () => {
    expect(await call(12)).toEqual([...Array(10).fill(404), 429, 429]);
  });

  it('each server reports its database connections', async () => {
    const text = await (await fetch(`${servers[0]?.address}/metrics`)).text();
    expect(text).toMatch(/^database_pool_connections\{state="idle"\} [1-9]/m);
    expect(text).toMatch(/^outbox_waiting 0$/m);
  });

  it('a server is live but not ready while its database is down', async () => {
    const statusOf = async (path: string) => (await fetch(`${servers[1]?.address}${path}`)).status;
    expect(await statusOf('/health')).toBe(200);
    await postgres?.kill();
    await expect.poll(() => statusOf('/health'), { timeout: 10_000 }).toBe(503);
    expect(await statusOf('/health/live')).toBe(200);
    const text = await (await fetch(`${servers[1]?.address}/metrics`)).text();
    expect(text).toMatch(/^outbox_waiting Nan$/im);
    await postgres?.start();
    await expect.poll(() => statusOf('/health'), { timeout: 10_000 }).toBe(200);
  });
});
