import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryRateLimiter } from '../rate-limit/memory-rate-limiter.ts';
import { submission } from '../testing/giulia.ts';
import { solve } from '../testing/solve.ts';
import { now, testApi } from '../testing/test-api.ts';

// The minute of a flood ends when a test says so. `altcha-lib` never waits for a timer while `performance` stands still.
const toFake = ['Date', 'setTimeout', 'performance'] as const;
beforeEach(() => void vi.useFakeTimers({ now, toFake: [...toFake] }));
afterEach(() => void vi.useRealTimers());

/** The API behind limits, both by the same clock, and ways to send a request from a network. */
function limitedApi() {
  const { app } = testApi({ rateLimiter: memoryRateLimiter(), clock: () => new Date() });
  const send = async (client: string, { key = crypto.randomUUID(), altcha = '' } = {}) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const init = { method: 'POST', headers, body: JSON.stringify(submission) };
    const response = await app.request(`/api/travel/submit?altcha=${altcha}`, init, { client });
    const { obj } = await response.json();
    const retryAfter = Number(response.headers.get('retry-after'));
    return { status: response.status, obj, retryAfter, challenge: obj?.challenge };
  };
  /** Ten requests from each of forty networks. */
  const flood = async (networkOf: (index: number) => string) => {
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    for (let index = 0; index < 400; index += 1) answers.push(await send(networkOf(index % 40)));
    return answers;
  };
  return { send, flood };
}

const inOneCompany = (index: number) => `2001:db8:7:${index.toString(16)}::/64`;
const inManyPlaces = (index: number) => `2001:db8:${(index + 16).toString(16)}:1::/64`;

describe('400 requests from 40 networks of one /48', () => {
  it('meet a challenge after 30, and a person elsewhere meets none', async () => {
    const { flood, send } = limitedApi();
    const answers = await flood(inOneCompany);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    for (const { obj, retryAfter } of answers.slice(30)) {
      expect(obj).toMatchObject({ error_code: 'TOO_MANY_REQUESTS' });
      expect(obj.challenge).toMatchObject({
        parameters: { algorithm: 'PBKDF2/SHA-256', cost: 1500, keyPrefix: '00' },
        signature: expect.stringMatching(/^[0-9a-f]{64}$/),
      });
      expect(retryAfter).toBeGreaterThan(0);
    }
    expect((await send('203.0.113.9')).status).toBe(200);
  });
});

describe('400 requests from 40 networks everywhere', () => {
  it('meet a challenge after 120, and the page of a person in between solves it', async () => {
    const { flood, send } = limitedApi();
    const answers = await flood(inManyPlaces);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(120);
    const key = crypto.randomUUID();
    const asked = await send('203.0.113.9', { key });
    expect(asked.status).toBe(429);
    const taken = await send('203.0.113.9', { key, altcha: await solve(asked.challenge) });
    expect(taken.status).toBe(200);
  });
});

describe('a proof of work', () => {
  it('is good for its own key alone, and for ten minutes', async () => {
    const { flood, send } = limitedApi();
    await flood(inManyPlaces);
    const [key, late] = [crypto.randomUUID(), crypto.randomUUID()];
    const { challenge } = await send('203.0.113.9', { key });
    const altcha = await solve(challenge);
    expect((await send('203.0.113.9', { altcha })).status).toBe(429);
    const latest = await solve((await send('203.0.113.9', { key: late })).challenge);
    vi.advanceTimersByTime(10 * 60 * 1000 + 1);
    // The minute of the flood is over: without another one nothing is asked for.
    const again = await flood(inManyPlaces);
    expect(again.filter(({ status }) => status === 200)).toHaveLength(120);
    expect((await send('203.0.113.9', { key: late, altcha: latest })).status).toBe(429);
    expect((await send('203.0.113.9', { key, altcha })).status).toBe(429);
  });

  it('is neither a wrong solution, nor a challenge that somebody made or changed', async () => {
    const { flood, send } = limitedApi();
    await flood(inManyPlaces);
    const key = crypto.randomUUID();
    const { challenge } = await send('203.0.113.9', { key });
    const solution = await solveChallenge({ challenge, deriveKey });
    const { parameters } = challenge;
    const forged = { ...challenge, parameters: { ...parameters, keyPrefix: '', cost: 1 } };
    const wrong = { ...solution, derivedKey: '00'.repeat(32) };
    const bad = [
      { challenge, solution: wrong },
      { challenge: forged, solution },
      { challenge: { parameters }, solution },
      { challenge },
      { solution },
      {},
      null,
      '[['.repeat(400),
    ].map((payload) => encodeURIComponent(btoa(JSON.stringify(payload))));
    // Each from an address of its own: one address may send ten times a minute.
    for (const [index, altcha] of [...bad, 'x', '1.1', '%F0%9F%98%80'].entries())
      expect((await send(`203.0.113.${index + 10}`, { key, altcha })).status).toBe(429);
    expect((await send('203.0.113.9', { key, altcha: await solve(challenge) })).status).toBe(200);
  });

  it('is not asked for an answer that was lost', async () => {
    const { flood, send } = limitedApi();
    const key = crypto.randomUUID();
    const first = await send('203.0.113.9', { key });
    await flood(inManyPlaces);
    expect(await send('203.0.113.9', { key })).toEqual(first);
  });
});
