import { afterAll, describe, expect, it } from 'vitest';
import { memoryRateLimiter } from '../rate-limit/memory-rate-limiter.ts';
import { everyStore } from '../testing/every-store.ts';
import { now, testApi } from '../testing/test-api.ts';

const { stores, close } = await everyStore();
afterAll(close, 60_000);

let kept = 0;
const draftOf = (length: number) => {
  kept += 1;
  return { Draft_Id: kept.toString(16).padStart(64, '0'), Draft: 'A'.repeat(length) };
};

describe.each(stores)('a flood of drafts, in %s', (_, store) => {
  const rateLimiter = memoryRateLimiter();
  let time = now;
  const { app } = testApi({ store, rateLimiter, clock: () => time });
  const keep = async (client: string, length = 60_000) => {
    const response = await app.request(
      '/api/travel/draft/keep',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(draftOf(length)),
      },
      { client },
    );
    const { status, headers } = response;
    return { status, retryAfter: headers.get('retry-after'), json: await response.json() };
  };

  /** Sends ten drafts from each client, concurrently. Returns the number of stored drafts. */
  async function flood(clients: readonly string[]) {
    const answers: Awaited<ReturnType<typeof keep>>[] = [];
    for (const client of clients)
      answers.push(...(await Promise.all(Array.from({ length: 10 }, () => keep(client)))));
    const refused = answers.filter(({ status }) => status !== 200);
    for (const { status, retryAfter, json } of refused) {
      expect([status, retryAfter]).toEqual([503, '600']);
      expect(json.obj.error_code).toBe('DRAFTS_FULL');
    }
    return answers.length - refused.length;
  }
  const networks = Array.from({ length: 12 }, (_, at) => at);
  /** Expects a full share. Each of ten concurrent calls may exceed the bound by one draft. */
  const expectFull = (taken: number, most: number) => {
    expect(taken).toBeGreaterThanOrEqual(most);
    expect(taken).toBeLessThanOrEqual(most + 9);
  };

  it('a flood of drafts from one IPv6 /56 can store 2 MB of 7, and gets 503 for the rest', async () => {
    expectFull(await flood(networks.map((at) => `2001:db8:7:${at.toString(16)}::/64`)), 33);
    expect((await keep('2001:db8:7:100::/64', 20_000)).status).toBe(200);
  });

  it('a flood of drafts from one IPv4 /24 can store 2 MB of 7, and gets 503 for the rest', async () => {
    expectFull(await flood(networks.map((at) => `203.0.113.${at}`)), 33);
    expect((await keep('203.0.114.9', 20_000)).status).toBe(200);
  });

  it('a flood of drafts from one IPv6 /48 can store 4 MB of 7, others can still store one, and all are deleted after a day', async () => {
    expectFull(await flood(networks.map((at) => `2001:db8:8:${(at << 8).toString(16)}::/64`)), 66);
    for (const elsewhere of ['2001:db8:9:1::/64', '203.0.114.10', '-'])
      expect((await keep(elsewhere, 20_000)).status).toBe(200);

    time = new Date(now.getTime() + 24 * 60 * 60 * 1000 + 1);
    expect((await keep('2001:db8:8:ffff::/64')).status).toBe(200);
  });
});
