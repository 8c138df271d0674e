import { describe, expect, it } from 'vitest';
import { accountApi, bearer, marco } from '../../testing/account-api.ts';
import { now } from '../../testing/test-api.ts';

/** Creates an API with Marco logged in on his telephone. */
async function marcosApi(options: Parameters<typeof accountApi>[0] = {}) {
  const api = accountApi(options);
  const telephone = await api.join();
  const leave = (token: string, path = 'logout') =>
    api.ask(`/api/users/${path}`, {}, bearer(token));
  const isIn = async (token: string) => (await api.myData(token)).status === 200;
  return { ...api, telephone, leave, isIn };
}

describe('logout', () => {
  it('a logout ends the session at once with all its tokens, including the newest', async () => {
    const { telephone, myData, leave } = await marcosApi();
    const fresh = (await myData(telephone)).headers.get('x-token') ?? '';
    const { status, json, headers } = await leave(telephone);
    expect([status, json, headers.get('x-token')]).toEqual([200, { success: true }, null]);
    for (const token of [telephone, fresh]) {
      const answer = await myData(token);
      expect([answer.status, answer.json.error_code]).toEqual([401, 'TOKEN_EXPIRED']);
    }
  });

  it('a logout keeps the sessions of other devices', async () => {
    const { telephone, login, leave, isIn } = await marcosApi();
    const laptop = (await login()).token;
    await leave(telephone);
    expect([await isIn(telephone), await isIn(laptop)]).toEqual([false, true]);
  });

  it('a logout on all devices ends every session of that account, and no other', async () => {
    const { telephone, join, login, leave, isIn } = await marcosApi();
    const laptop = (await login()).token;
    const annas = await join({ email: 'anna@example.it' });
    const { status, headers } = await leave(telephone, 'logout-all');
    expect([status, headers.get('x-token')]).toEqual([200, null]);
    expect([await isIn(telephone), await isIn(laptop), await isIn(annas)]).toEqual([
      false,
      false,
      true,
    ]);
    expect((await login()).status).toBe(200);
  });

  it('a second logout gets the same response as any call with an ended session', async () => {
    const { telephone, leave } = await marcosApi();
    await leave(telephone);
    for (const path of ['logout', 'logout-all']) {
      const { status, json } = await leave(telephone, path);
      expect([status, json.error_code]).toEqual([401, 'TOKEN_EXPIRED']);
    }
  });
});

describe('an eleventh login', () => {
  it('an eleventh login ends only the oldest session', async () => {
    let clock = now;
    const { telephone, login, isIn } = await marcosApi({ clock: () => clock });
    const tokens = [telephone];
    for (let device = 1; device <= 10; device += 1) {
      clock = new Date(now.getTime() + device * 1000);
      tokens.push((await login()).token);
    }
    const left = await Promise.all(tokens.map(isIn));
    expect(left).toEqual([false, ...Array.from({ length: 10 }, () => true)]);
  });
});

it('the API records the last use of a session at most every five minutes', async () => {
  let clock = now;
  const { telephone, myData, store } = await marcosApi({ clock: () => clock });
  const noted: string[] = [];
  const { seen } = store.accounts;
  store.accounts.seen = (id, at) => {
    noted.push(at);
    return seen(id, at);
  };
  for (const minutes of [1, 4, 5, 6, 9, 10]) {
    clock = new Date(now.getTime() + minutes * 60 * 1000);
    await myData(telephone);
  }
  expect(noted).toEqual(['2026-11-21T10:05:00.000Z', '2026-11-21T10:10:00.000Z']);
  expect(await store.accounts.byEmail(marco.email)).toBeDefined();
});
