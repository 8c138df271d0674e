import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '../../contract/refusal.ts';
import { memoryRateLimiter } from '../../rate-limit/memory-rate-limiter.ts';
import {
  accountApi,
  bearer,
  countedPasswords,
  credentials,
  marco,
} from '../../testing/account-api.ts';
import { now } from '../../testing/test-api.ts';

// Freeze the clock of the limiter. On a slow machine, the remaining waits would be shorter.
beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function marcosApi(options: Parameters<typeof accountApi>[0] = {}) {
  const api = accountApi(options);
  await api.join();
  return api;
}
const stranger = { email: 'nessuno@example.it', password: marco.password };
const guess = { ...credentials, password: 'Tulipano7!' };

describe('login', () => {
  it('a login returns a token in the header, and nothing else', async () => {
    const { login } = await marcosApi();
    const { status, json, token } = await login();
    expect([status, json]).toEqual([200, { success: true }]);
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  it('a login ignores case and spaces of the email', async () => {
    const { login } = await marcosApi();
    expect((await login({ ...credentials, email: ' Marco.Bianchi@Example.IT ' })).status).toBe(200);
  });

  it('a login returns the same error for a wrong password and an unknown email', async () => {
    const { login } = await marcosApi();
    const wrong = await login(guess);
    const unknown = await login(stranger);
    expect(wrong.json).toEqual(unknown.json);
    expect(wrong.status).toBe(unknown.status);
    expect(wrong.json).toEqual({
      success: false,
      error_code: 'LOGIN_FAILED',
      error_msg: 'Password o email errata',
    });
    expect(wrong.token).toBe('');
  });

  it('a login computes one hash for each attempt, and none for a client that has to wait', async () => {
    const passwords = countedPasswords();
    const { login } = await marcosApi({ passwords, rateLimiter: memoryRateLimiter({ login: 2 }) });
    passwords.looked.length = 0;
    for (const tried of [guess, stranger, guess, stranger, guess, stranger]) await login(tried);
    expect(passwords.looked).toEqual(['verify', 'hash', 'verify', 'hash']);
  });

  it('an attack from many addresses slows down strangers, but not a known device', async () => {
    const rateLimiter = memoryRateLimiter({ 'login-to': 3 });
    const { app } = await marcosApi({ rateLimiter });
    const from = (client: string, body: object, cookie = '') => {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      };
      return app.request('/api/users/login', init, { client });
    };
    const first = await from('a', credentials);
    const [device = ''] = first.headers.get('set-cookie')?.split(';') ?? [];
    // A successful login does not count as an attempt.
    for (const client of ['b', 'c', 'd'])
      expect((await from(client, credentials)).status).toBe(200);
    for (const client of ['e', 'f', 'g']) expect((await from(client, guess)).status).toBe(422);
    expect((await from('h', credentials)).status).toBe(429);
    expect((await from('h', credentials, `altro=1; ${device}`)).status).toBe(200);
  });

  it.each([
    ['an email without a domain', { ...credentials, email: 'marco@' }],
    ['no password', { ...credentials, password: '' }],
  ])('a login with %s is rejected', async (_, body) => {
    const { status, json } = await (await marcosApi()).login(body);
    expect([status, json.error_code]).toEqual([422, 'VALIDATION_ERROR']);
  });

  it('a login computes one hash for any number of registrations of an email', async () => {
    const passwords = countedPasswords();
    const { register, login } = accountApi({ passwords });
    for (const password of ['Girasole7!', 'Papavero7!', 'Primula77!']) await register({ password });
    passwords.looked.length = 0;
    const told = [];
    for (const password of ['Girasole7!', 'Primula77!', 'Tulipano7!'])
      told.push((await login({ email: marco.email, password })).json.error_code);
    expect(told).toEqual(['USER_NOT_ACTIVATED', 'USER_NOT_ACTIVATED', 'LOGIN_FAILED']);
    expect(passwords.looked).toEqual(['hash', 'hash', 'hash']);
  });

  it('a login reports a missing activation only with the correct password', async () => {
    const { register, login, activate, mailedToken } = accountApi();
    await register();
    expect((await login(guess)).json.error_code).toBe('LOGIN_FAILED');
    const early = await login();
    expect([early.json.error_code, early.token]).toEqual(['USER_NOT_ACTIVATED', '']);
    await activate(await mailedToken());
    expect((await login()).status).toBe(200);
  });
});

describe('login within a session', () => {
  it('a login within a session ends that session, and keeps another device logged in', async () => {
    const { join, login, ask, myData } = accountApi();
    const [laptop, telephone] = [await join(), (await login()).token];
    const again = await ask('/api/users/login', credentials, bearer(telephone));
    const token = again.headers.get('x-token') ?? '';
    const statuses = [telephone, token, laptop].map(async (one) => (await myData(one)).status);
    expect(await Promise.all(statuses)).toEqual([401, 200, 200]);
  });

  it('a login ignores an expired session, and a wrong password ends no session', async () => {
    const { join, ask, myData } = accountApi();
    const token = await join();
    const wrong = { ...credentials, password: 'Girasole8!' };
    expect((await ask('/api/users/login', wrong, bearer(token))).status).toBe(422);
    expect((await myData(token)).status).toBe(200);
    expect((await ask('/api/users/login', credentials, bearer('a.b.c'))).status).toBe(200);
  });
});

describe('password guessing', () => {
  it('a client has to wait after five guesses, even with the correct password, for known and unknown emails alike', async () => {
    const { login } = await marcosApi({ rateLimiter: memoryRateLimiter({ send: 100 }) });
    const told = [];
    for (const tried of [guess, stranger]) {
      for (let time = 0; time < 5; time += 1) expect((await login(tried)).status).toBe(422);
      const { status, json, token, headers } = await login({ ...tried, password: marco.password });
      told.push({ status, json, token, wait: headers.get('retry-after') });
    }
    const error_msg = 'Troppe richieste: riprova tra poco.';
    const json = { success: false, error_code: 'TOO_MANY_REQUESTS', error_msg };
    expect(told[0]).toEqual({ status: 429, json, token: '', wait: '15' });
    expect(told[1]).toEqual(told[0]);
  });

  it.each([
    ['login-near', 'IPv4 /24', ['203.0.113.1', '203.0.113.2'], '203.0.113.3', '203.0.114.3'],
    [
      'login-near',
      'IPv6 /56',
      ['2001:db8:0:701::/64', '2001:db8:0:7fe::/64'],
      '2001:db8:0:7ff::/64',
      '2001:db8:0:801::/64',
    ],
    [
      'login-wide',
      'IPv6 /48',
      ['2001:db8:0:100::/64', '2001:db8:0:200::/64'],
      '2001:db8:0:300::/64',
      '2001:db8:1:300::/64',
    ],
    [
      'login-from-wide',
      'IPv6 /48, whatever the email',
      ['2001:db8:0:100::/64', '2001:db8:0:200::/64'],
      '2001:db8:0:300::/64',
      '2001:db8:1:300::/64',
    ],
  ] as const)(
    'the limit %s (%s) slows down a whole network, but not the next one',
    async (group, _, clients, neighbour, other) => {
      const { app } = await marcosApi({ rateLimiter: memoryRateLimiter({ [group]: 2 }) });
      const from = async (client: string, body: object) => {
        const headers = { 'content-type': 'application/json' };
        const init = { method: 'POST', headers, body: JSON.stringify(body) };
        return (await app.request('/api/users/login', init, { client })).status;
      };
      for (const client of clients) expect(await from(client, guess)).toBe(422);
      expect(await from(neighbour, credentials)).toBe(429);
      expect(await from(other, credentials)).toBe(200);
    },
  );

  it('strangers of the same IPv6 /48 who exhaust its limit do not lock out the owner', async () => {
    const rateLimiter = memoryRateLimiter({ 'login-from-wide': 3 });
    const { app } = await marcosApi({ rateLimiter });
    const from = (subnet: string, body: object, cookie = '') => {
      const headers = { 'content-type': 'application/json', cookie };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      return app.request('/api/users/login', init, { client: `2001:db8:0:${subnet}::/64` });
    };
    const before = await from('700', credentials);
    const [device = ''] = before.headers.get('set-cookie')?.split(';') ?? [];
    for (const subnet of ['100', '200', '300'])
      expect((await from(subnet, { ...stranger, email: `${subnet}@example.it` })).status).toBe(422);

    expect((await from('700', credentials, device)).status).toBe(200);
    const waiting = await from('800', credentials);
    expect([waiting.status, waiting.headers.get('retry-after')]).toEqual([429, '15']);
    vi.advanceTimersByTime(15_000);
    // A successful login causes no wait.
    for (const subnet of ['800', '900']) expect((await from(subnet, credentials)).status).toBe(200);
  });

  it('a device cookie of another account, or a forged one, does not exempt a client from the wait', async () => {
    const rateLimiter = memoryRateLimiter({ send: 100 });
    const { join, login, ask } = await marcosApi({ rateLimiter });
    await join({ email: 'anna@example.it' });
    const anna = await login({ ...credentials, email: 'anna@example.it' });
    const [proof = ''] = anna.headers.get('set-cookie')?.split(';') ?? [];
    for (let tried = 0; tried < 5; tried += 1) await login(guess);
    const forged = proof.replace(/-[0-9a-f]{64}/, `-${'0'.repeat(64)}`);
    for (const cookie of [proof, forged, `${proof}0`, 'preventivo-device=', 'preventivo-device=_-'])
      expect((await ask('/api/users/login', credentials, { cookie })).status).toBe(429);
  });

  it('guesses have to wait on a known device too, without slowing down other devices', async () => {
    const rateLimiter = memoryRateLimiter({ send: 100, 'login-device': 3 });
    const { login, ask } = await marcosApi({ rateLimiter });
    const [cookie = ''] = (await login()).headers.get('set-cookie')?.split(';') ?? [];
    const known = (body: object) => ask('/api/users/login', body, { cookie });
    for (let tried = 0; tried < 3; tried += 1) expect((await known(guess)).status).toBe(422);
    expect((await known(credentials)).status).toBe(429);
    expect((await login()).status).toBe(200);
  });

  it('guesses do not affect other accounts', async () => {
    const { login } = await marcosApi({ rateLimiter: memoryRateLimiter({ send: 100 }) });
    for (let tried = 0; tried < 6; tried += 1) await login(stranger);
    expect((await login()).status).toBe(200);
  });

  it('a client has to wait after a hundred guesses at many accounts', async () => {
    const rateLimiter = memoryRateLimiter({ 'login-from': 3 });
    const { login } = await marcosApi({ rateLimiter });
    for (const name of ['a', 'b', 'c']) await login({ ...stranger, email: `${name}@example.it` });
    expect((await login()).status).toBe(429);
  });

  it('ten successful logins do not count as guesses', async () => {
    const { login } = await marcosApi({
      rateLimiter: memoryRateLimiter({ 'login-from': 3, send: 100 }),
    });
    for (let time = 0; time < 10; time += 1) expect((await login()).status).toBe(200);
  });

  it('guessing with many emails from one exhausted client creates no counts for the emails', async () => {
    const rateLimiter = memoryRateLimiter({ 'login-from': 3 });
    const counts: string[] = [];
    const { login } = await marcosApi({
      rateLimiter: {
        ...rateLimiter,
        consume: (group, who) => {
          if (group.startsWith('login')) counts.push(who);
          return rateLimiter.consume(group, who);
        },
      },
    });
    counts.length = 0;
    const emails = Array.from({ length: 20 }, (_, at) => `nessuno.${at}@example.it`);
    for (const email of emails) await login({ ...stranger, email });
    const counted = emails.filter((email) => counts.some((who) => who.startsWith(email)));
    expect(counted).toEqual(emails.slice(0, 3));
  });
});

describe('guesses from every /64 of one /48', () => {
  it('guesses from every /64 of one /48 create no more counts than the /48 has tries', async () => {
    const rateLimiter = memoryRateLimiter({ 'login-from-wide': 3 });
    const counts: string[] = [];
    const { app } = await marcosApi({
      rateLimiter: {
        ...rateLimiter,
        consume: (group, who) => {
          if (group.startsWith('login')) counts.push(`${group} ${who}`);
          return rateLimiter.consume(group, who);
        },
      },
    });
    const guessFrom = (client: string) => {
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(guess) };
      return app.request('/api/users/login', init, { client });
    };
    const clients = Array.from({ length: 30 }, (_, at) => `2001:db8:0:${at + 1}00::/64`);
    counts.length = 0;
    for (const client of clients) await guessFrom(client);
    const named = clients.filter((client) => counts.some((count) => count.endsWith(client)));
    expect(named).toEqual(clients.slice(0, 3));
  });
});

describe('a login that fails through no fault of the client', () => {
  it('a login that fails because the queue is full is not counted', async () => {
    const passwords = countedPasswords();
    const { login } = await marcosApi({
      passwords,
      rateLimiter: memoryRateLimiter({ login: 2, send: 100 }),
    });
    const { verify } = passwords;
    passwords.verify = () => Promise.reject(refusal('UNAVAILABLE', 1));
    for (const _ of [1, 2, 3]) expect((await login()).status).toBe(503);
    passwords.verify = verify;
    expect((await login()).status).toBe(200);
  });
});

describe('a password that changes during its verification', () => {
  it('a password that changes during its verification opens no session', async () => {
    const passwords = countedPasswords();
    const { login, ask, mailedToken, store } = await marcosApi({ passwords });
    await ask('/api/users/password/forgot', { email: marco.email });
    const link = await mailedToken();
    const { verify } = passwords;
    passwords.verify = async (password, hash) => {
      const isRight = await verify(password, hash);
      await ask('/api/users/password/reset', { token: link, password: 'Tulipano7!' });
      return isRight;
    };
    const { status, json, token } = await login();
    expect([status, json.error_code, token]).toEqual([422, 'LOGIN_FAILED', '']);
    const { id = '' } = (await store.accounts.byEmail(marco.email)) ?? {};
    expect((await store.accounts.usage(id)).sessions).toEqual([]);
  });
});
