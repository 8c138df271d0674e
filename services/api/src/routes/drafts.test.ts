import { health } from '@preventivo/line-health/line';
import { travel } from '@preventivo/line-travel/line';
import { describe, expect, it } from 'vitest';
import { memoryRateLimiter } from '../rate-limit/memory-rate-limiter.ts';
import { StoreUnavailable } from '../store/store.ts';
import { now, testApi } from '../testing/test-api.ts';

const id = 'a1'.repeat(32);
const draft = { Draft_Id: id, Draft: 'c2lnaWxsYXRvIGRhIEdpdWxpYQ==' };
const hour = 60 * 60 * 1000;
const later = (ms: number) => new Date(now.getTime() + ms);

/** Creates an API with an adjustable clock. */
function passingApi() {
  let time = now;
  const api = testApi({ lines: { travel, health }, clock: () => time });
  return {
    ...api,
    keep: (body: object = draft, line = 'travel') => api.ask(`/api/${line}/draft/keep`, body),
    take: (line = 'travel') => api.ask(`/api/${line}/draft/take`, { Draft_Id: id }),
    wait: (ms: number) => {
      time = later(ms);
    },
  };
}

describe('draft for another device', () => {
  it('a draft is returned once', async () => {
    const { keep, take } = passingApi();
    expect((await keep()).json).toEqual({ status: 200, msg: 'ok' });
    expect((await take()).json).toEqual({ status: 200, msg: 'ok', obj: { Draft: draft.Draft } });
    const again = await take();
    expect([again.status, again.json.obj.error_code]).toEqual([404, 'DRAFT_GONE']);
  });

  it('a draft is available for exactly 24 hours', async () => {
    const { keep, take, wait } = passingApi();
    await keep();
    wait(24 * hour + 1);
    expect((await take()).status).toBe(404);
    wait(24 * hour);
    expect((await take()).status).toBe(200);
  });

  it('a draft is returned to only one of several devices that open the link at once', async () => {
    const { keep, take } = passingApi();
    await keep();
    const answers = await Promise.all([take(), take(), take()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  it('a draft is stored once when its request is repeated after a lost response', async () => {
    const { keep, take } = passingApi();
    await keep();
    expect((await keep()).status).toBe(200);
    expect((await take()).status).toBe(200);
    expect((await take()).status).toBe(404);
  });

  it('a draft is not confirmed when it could not be stored', async () => {
    const { keep, take, store } = passingApi();
    const kept = store.drafts.keep;
    store.drafts.keep = () => Promise.reject(new StoreUnavailable(new Error('away')));
    expect((await keep()).status).toBe(503);
    store.drafts.keep = kept;
    expect((await keep()).status).toBe(200);
    expect((await take()).status).toBe(200);
  });

  it('a draft is not found under another line, and stays available under its line', async () => {
    const { keep, take } = passingApi();
    await keep();
    expect((await take('health')).status).toBe(404);
    expect((await take()).status).toBe(200);
  });
});

describe('drafts that the server stores', () => {
  it('the server rejects drafts with answers about health, even encrypted', async () => {
    const { keep, take } = passingApi();
    const { status, json } = await keep(draft, 'health');
    expect([status, json.obj.error_code]).toEqual([422, 'DRAFT_STAYS']);
    expect((await take('health')).status).toBe(404);
  });

  it.each([
    ['an id of somebody’s own', { ...draft, Draft_Id: 'giulia' }],
    ['what is not sealed', { ...draft, Draft: '{"nome":"Giulia"}' }],
    ['more than a draft needs', { ...draft, Draft: 'A'.repeat(60_001) }],
    ['a key', { ...draft, Key: 'k' }],
  ])('the server rejects a draft with %s', async (_, body) => {
    expect((await passingApi().keep(body)).status).toBe(400);
  });

  it('the server stores ten drafts an hour for one client', async () => {
    const api = testApi({ rateLimiter: memoryRateLimiter() });
    for (let kept = 0; kept < 10; kept += 1)
      expect((await api.ask('/api/travel/draft/keep', draft)).status).toBe(200);
    expect((await api.ask('/api/travel/draft/keep', draft)).status).toBe(429);
  });

  it('drafts do not appear in the log', async () => {
    const { keep, take, logged } = passingApi();
    await keep();
    await take();
    await take();
    expect(logged).toHaveLength(3);
    expect(JSON.stringify(logged)).not.toMatch(new RegExp(`${id}|${draft.Draft}`));
  });
});
