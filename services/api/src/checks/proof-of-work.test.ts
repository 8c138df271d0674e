import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { memoryRateLimiter } from '../rate-limit/memory-rate-limiter.ts';
import { submission } from '../testing/giulia.ts';
import { now, testApi } from '../testing/test-api.ts';

/** The API behind limits, at a time that passes, and ways to send a request from a network. */
function limitedApi() {
  let time = now;
  const { app } = testApi({ rateLimiter: memoryRateLimiter(), clock: () => time });
  const send = async (client: string, { key = crypto.randomUUID(), work = '' } = {}) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const init = { method: 'POST', headers, body: JSON.stringify(submission) };
    const response = await app.request(`/api/travel/submit?work=${work}`, init, { client });
    const { obj } = await response.json();
    const retryAfter = Number(response.headers.get('retry-after'));
    return { status: response.status, obj, retryAfter, challenge: String(obj?.challenge ?? '') };
  };
  /** Ten requests from each of forty networks. */
  const flood = async (networkOf: (index: number) => string) => {
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    for (let index = 0; index < 400; index += 1) answers.push(await send(networkOf(index % 40)));
    return answers;
  };
  return {
    send,
    flood,
    wait: (ms: number) => {
      time = new Date(now.getTime() + ms);
    },
  };
}

/** Does the work that a challenge asks for, as the page does. */
function solve(challenge: string): string {
  const [issued, salt, target, numbers] = challenge.split('.');
  for (let number = 0; number < Number(numbers); number += 1)
    if (hash('sha256', `${salt}.${number}`) === target) return `${issued}.${number}`;
  return expect.fail('No number solves the challenge.');
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
      expect(obj.challenge).toMatch(/^\d{13}\.[0-9a-f]{32}\.[0-9a-f]{64}\.50000$/);
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
    const taken = await send('203.0.113.9', { key, work: solve(asked.challenge) });
    expect(taken.status).toBe(200);
  });
});

describe('a proof of work', () => {
  it('is good for its own key alone, and for ten minutes', async () => {
    const { flood, send, wait } = limitedApi();
    await flood(inManyPlaces);
    const [key, late] = [crypto.randomUUID(), crypto.randomUUID()];
    const { challenge } = await send('203.0.113.9', { key });
    const work = solve(challenge);
    expect((await send('203.0.113.9', { work })).status).toBe(429);
    const latest = solve((await send('203.0.113.9', { key: late })).challenge);
    wait(10 * 60 * 1000 + 1);
    expect((await send('203.0.113.9', { key: late, work: latest })).status).toBe(429);
    wait(10 * 60 * 1000);
    expect((await send('203.0.113.9', { key, work })).status).toBe(200);
  });

  it.each(['x', '1.1', '9999999999999.1', `${now.getTime()}.99999`, `${now.getTime()}.-1`])(
    'is not %s',
    async (work) => {
      const { flood, send } = limitedApi();
      await flood(inManyPlaces);
      expect((await send('203.0.113.9', { work })).status).toBe(429);
    },
  );

  it('is not asked for an answer that was lost', async () => {
    const { flood, send } = limitedApi();
    const key = crypto.randomUUID();
    const first = await send('203.0.113.9', { key });
    await flood(inManyPlaces);
    expect(await send('203.0.113.9', { key })).toEqual(first);
  });
});
