import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../process/start-server.ts';
import { requestFromNow } from '../testing/giulia.ts';
import { data } from '../testing/test-api.ts';

const folder = mkdtempSync(join(tmpdir(), 'preventivo-metrics-'));
const running: RunningServer[] = [];
afterEach(async () => void (await Promise.all(running.splice(0).map((server) => server.stop()))));
afterAll(() => rmSync(folder, { recursive: true }));

const token = 'a-token-nobody-guesses';

async function start(env: Readonly<Record<string, string>> = {}) {
  const server = await startServer({
    env: { PORT: '0', DATA_DIR: folder, ...env },
    data,
    log: () => {},
  });
  running.push(server);
  return {
    address: server.address,
    metrics: (headers: Readonly<Record<string, string>> = {}) =>
      fetch(`${server.address}/metrics`, { headers }),
  };
}

describe('the metrics', () => {
  it('docs/operations.md documents all metrics', async () => {
    const { metrics } = await start();
    const text = await (await metrics()).text();
    const own = [...text.matchAll(/^# TYPE (?!process_|nodejs_)(\w+)/gm)].map(([, name]) => name);
    expect(own).toContain('outbox_waiting');
    const page = readFileSync(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8');
    // `database_pool_connections` exists only with PostgreSQL, which this test does not use.
    const named = [...page.matchAll(/`((?:http|database|outbox|process|nodejs)_\w+)`/g)];
    expect(own.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
    expect(
      named
        .map(([, name]) => name ?? '')
        .filter((name) => !text.includes(name) && name !== 'database_pool_connections'),
    ).toEqual([]);
  });

  it('the metrics count requests by route, and cover database, outbox, memory and event loop', async () => {
    const { address, metrics } = await start({ BROKER_MAIL: 'preventivi@broker.example' });
    for (const line of ['travel', 'home']) await fetch(`${address}/api/${line}/enums/sesso`);
    await fetch(`${address}/api/travel/submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'giulia-1' },
      body: JSON.stringify(requestFromNow()),
    });
    const answer = await metrics();
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await answer.text();
    const labels = 'method="GET",route="/api/:line/enums/:list",status="200"';
    expect(text).toContain(`http_request_duration_seconds_count{${labels}} 2\n`);
    expect(text).toMatch(/^database_query_duration_seconds_count\{statement="insert",.+\} [1-9]/m);
    for (const name of [
      'outbox_waiting',
      'outbox_oldest_seconds',
      'outbox_dead_letters',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      expect(text).toMatch(new RegExp(`^${name} [\\d.e+-]+$`, 'm'));
    expect(text).not.toMatch(/Giulia|Ferri|giulia|example|127\.0\.0\.1/);
  });

  it('requests with invented paths and methods add no series to the metrics', async () => {
    const { address, metrics } = await start();
    const series = async () => (await (await metrics()).text()).match(/^http_request.*count/gm);
    const ask = async (path: string, method: string) => {
      await (await fetch(`${address}${path}`, { method })).text();
    };
    await ask('/api/nothing', 'PUT');
    await series();
    const before = (await series())?.length;
    for (let made = 0; made < 30; made += 1) await ask(`/api/nothing-${made}`, 'PUT');
    for (const method of ['PURGE', 'SEARCH', 'DELETE']) await ask('/api/nothing', method);
    expect((await series())?.length).toBe(before);
  });
});

describe('the metrics endpoint', () => {
  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
    'the metrics are hidden from requests through a proxy on this machine (%s)',
    async (name) => {
      expect((await (await start()).metrics({ [name]: '127.0.0.1' })).status).toBe(404);
    },
  );

  it.each([
    ['TRUST_PROXY', '1'],
    ['PUBLIC_URL', 'https://www.broker.example'],
  ])('the metrics are hidden without a token behind a proxy: %s=%s', async (name, value) => {
    expect((await (await start({ [name]: value })).metrics()).status).toBe(404);
  });

  it('the metrics are hidden from a page whose host name resolves to this machine', async () => {
    const { address } = await start();
    const status = await new Promise((resolve) => {
      const asked = request(`${address}/metrics`, { headers: { host: 'evil.example' } });
      asked.on('response', (answer) => resolve(answer.resume().statusCode)).end();
    });
    expect(status).toBe(404);
  });
});

it('the metrics require the token when one is set', async () => {
  const { metrics } = await start({ METRICS_TOKEN: token, TRUST_PROXY: '1' });
  const wrong = await metrics({ authorization: 'Bearer a-token-that-is-wrong' });
  expect([wrong.status, wrong.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  expect((await metrics()).status).toBe(401);
  const right = await metrics({ authorization: `Bearer ${token}`, 'x-forwarded-for': '1.2.3.4' });
  expect(right.status).toBe(200);
});
