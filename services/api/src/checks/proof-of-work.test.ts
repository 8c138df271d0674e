import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryRateLimiter } from '../rate-limit/memory-rate-limiter.ts';
import type { RateLimitGroup } from '../rate-limit/rate-limiter.ts';
import { accountApi, bearer } from '../testing/account-api.ts';
import { contractor, submission } from '../testing/giulia.ts';
import { solve } from '../testing/solve.ts';
import { now, testApi } from '../testing/test-api.ts';

// Fake the clock, so that the tests decide when a rate limit's minute ends. Fake `performance` too.
// Otherwise `altcha-lib` would wait for a timer.
const toFake = ['Date', 'setTimeout', 'clearTimeout', 'performance'] as const;
beforeEach(() => void vi.useFakeTimers({ now, toFake: [...toFake] }));
afterEach(() => void vi.useRealTimers());

interface Sending {
  readonly key?: string;
  readonly altcha?: string;
  readonly body?: object;
}

function limitedApi(calls: Readonly<Partial<Record<RateLimitGroup, number>>> = {}) {
  const { app } = testApi({ rateLimiter: memoryRateLimiter(calls), clock: () => new Date() });
  const send = async (client: string, sending: Sending = {}) => {
    const { key = crypto.randomUUID(), altcha = '', body = submission } = sending;
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await app.request(`/api/travel/submit?altcha=${altcha}`, init, { client });
    const { obj } = await response.json();
    const retryAfter = Number(response.headers.get('retry-after'));
    return { status: response.status, obj, retryAfter, challenge: obj?.challenge };
  };
  /** Sends ten requests from each of forty networks. */
  const flood = async (networkOf: (index: number) => string) => {
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    for (let index = 0; index < 400; index += 1) answers.push(await send(networkOf(index % 40)));
    return answers;
  };
  /** Sends a request like a page that solves the challenge. Returns the last response. */
  const visit = async (client: string) => {
    const key = crypto.randomUUID();
    const { challenge } = await send(client, { key });
    return send(client, { key, altcha: await solve(challenge) });
  };
  return { send, flood, visit };
}

const inOneCompany = (index: number) => `2001:db8:7:${index.toString(16)}::/64`;
const inManyPlaces = (index: number) => `2001:db8:${(index + 16).toString(16)}:1::/64`;

describe('400 requests from 40 networks of one /48', () => {
  it('clients of one /48 get a challenge after 30 requests, while a client elsewhere gets none', async () => {
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

describe('400 requests from 40 distinct networks', () => {
  it("clients of many networks get a challenge after 120 requests, which a visitor's page solves", async () => {
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
  it('a proof is valid only for its key, and for ten minutes', async () => {
    const { send } = limitedApi({ 'submit-all': 1 });
    await send('198.51.100.7');
    const [key, late] = [crypto.randomUUID(), crypto.randomUUID()];
    const { challenge } = await send('203.0.113.9', { key });
    const altcha = await solve(challenge);
    expect((await send('203.0.113.9', { altcha })).status).toBe(429);
    const latest = await solve((await send('203.0.113.9', { key: late })).challenge);
    vi.advanceTimersByTime(10 * 60 * 1000 + 1);
    // A new minute has begun. Another request is needed before the server requires proofs again.
    await send('198.51.100.7');
    expect((await send('203.0.113.9', { key: late, altcha: latest })).status).toBe(429);
    expect((await send('203.0.113.9', { key, altcha })).status).toBe(429);
  });

  it('a proof with a wrong solution, or for a forged or modified challenge, is rejected', async () => {
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
    // Use separate addresses, because one address may send only ten times a minute.
    for (const [index, altcha] of [...bad, 'x', '1.1', '%F0%9F%98%80'].entries())
      expect((await send(`203.0.113.${index + 10}`, { key, altcha })).status).toBe(429);
    expect((await send('203.0.113.9', { key, altcha: await solve(challenge) })).status).toBe(200);
  });

  it('a client that retries after a lost response needs no proof', async () => {
    const { flood, send } = limitedApi();
    const key = crypto.randomUUID();
    const first = await send('203.0.113.9', { key });
    await flood(inManyPlaces);
    expect(await send('203.0.113.9', { key })).toEqual(first);
  });
});

describe('a proof of work of a visitor', () => {
  it('the proof of an anonymous visitor is invalid for a request of an account with the same idempotency key', async () => {
    const { ask, join } = accountApi({ rateLimiter: memoryRateLimiter({ 'submit-all': 1 }) });
    const token = await join();
    expect((await ask('/api/travel/submit', submission)).status).toBe(200);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const asked = await ask('/api/travel/submit', submission, headers);
    const path = `/api/travel/submit?altcha=${await solve(asked.json.obj.challenge)}`;
    const ofAccount = await ask(path, submission, { ...headers, ...bearer(token) });
    expect([ofAccount.status, ofAccount.json.obj.challenge]).toEqual([429, expect.anything()]);
    expect((await ask(path, submission, headers)).status).toBe(200);
  });
});

describe('visits of one client that get a challenge', () => {
  it('the call that gets a challenge and the call with its proof count once in the `send` limit, but twice in the `submit` limit', async () => {
    const { send, visit } = limitedApi({ 'submit-all': 1, send: 3, submit: 9 });
    await send('198.51.100.7');
    for (let visits = 0; visits < 3; visits += 1)
      expect((await visit('203.0.113.9')).status).toBe(200);
    const fourth = await visit('203.0.113.9');
    expect([fourth.status, fourth.challenge]).toEqual([429, undefined]);
    expect((await send('203.0.113.9')).challenge).toBeDefined();
    const tenth = await send('203.0.113.9');
    expect([tenth.status, tenth.challenge]).toEqual([429, undefined]);
  });
});

describe('requests with invalid answers', () => {
  const body = { ...submission, contractor: { ...contractor, email: 'nessuna' } };

  it('invalid requests count only for their network, which then must send a proof before validation', async () => {
    const { send } = limitedApi({ 'submit-network': 3, 'submit-all': 4 });
    for (let index = 0; index < 9; index += 1)
      expect((await send(`198.51.${index % 3}.7`, { body })).status).toBe(422);
    expect((await send('203.0.113.9', { body })).status).toBe(422);
    const crowded = await send('198.51.0.8', { body });
    expect([crowded.status, crowded.challenge]).toEqual([429, expect.anything()]);
    expect((await send('203.0.113.9')).status).toBe(200);
  });

  it('an invalid request with a proof does not refund the limit of all clients', async () => {
    const { send } = limitedApi({ 'submit-network': 1, 'submit-all': 2 });
    for (const client of ['198.51.100.7', '203.0.113.9']) await send(client);
    const key = crypto.randomUUID();
    const { challenge } = await send('198.51.100.7', { key, body });
    const altcha = await solve(challenge);
    for (let tries = 0; tries < 4; tries += 1)
      expect((await send('198.51.100.7', { key, altcha, body })).status).toBe(422);
    expect((await send('192.0.2.1')).status).toBe(429);
  });
});
