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

describe.each(stores)('a flood of drafts from one /48, in %s', (_, store) => {
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

  it('takes 4 MB of 36, refuses the rest gently, keeps that of a person elsewhere, and forgets it all in a day', async () => {
    const answers = [];
    for (let network = 0; network < 60; network += 1)
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 10 }, () => keep(`2001:db8:7:${network.toString(16)}::/64`)),
        )),
      );
    const taken = answers.filter(({ status }) => status === 200);
    // Those that are kept at the same moment may exceed a bound by that many.
    expect(taken.length).toBeGreaterThanOrEqual(33);
    expect(taken.length).toBeLessThanOrEqual(66 + 10);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const { status, retryAfter, json } of refused) {
      expect([status, retryAfter]).toEqual([503, '600']);
      expect(json.obj.error_code).toBe('DRAFTS_FULL');
    }
    for (const elsewhere of ['2001:db8:8:1::/64', '203.0.113.9', '-'])
      expect((await keep(elsewhere, 20_000)).status).toBe(200);

    time = new Date(now.getTime() + 24 * 60 * 60 * 1000 + 1);
    expect((await keep('2001:db8:7:ffff::/64')).status).toBe(200);
  });
});
