import { describe, expect, it } from 'vitest';
import { refusal } from '../contract/refusal.ts';
import { memoryRateLimiter } from '../rate-limit/memory-rate-limiter.ts';
import {
  accountApi,
  bearer,
  countedPasswords,
  credentials,
  marco,
} from '../testing/account-api.ts';

/** Marco, who has registered and followed the link. */
async function marcosApi(options: Parameters<typeof accountApi>[0] = {}) {
  const api = accountApi(options);
  await api.join();
  return api;
}
const stranger = { email: 'nessuno@example.it', password: marco.password };
const guess = { ...credentials, password: 'Tulipano7!' };

describe('logging in', () => {
  it('gives a token in the header, and nothing else', async () => {
    const { login } = await marcosApi();
    const { status, json, token } = await login();
    expect([status, json]).toEqual([200, { success: true }]);
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  it('does not mind capitals and spaces around the email', async () => {
    const { login } = await marcosApi();
    expect((await login({ ...credentials, email: ' Marco.Bianchi@Example.IT ' })).status).toBe(200);
  });

  it('fails alike for a wrong password and for an email nobody has', async () => {
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

  it('looks at one password, whoever tries and whatever comes of it', async () => {
    const passwords = countedPasswords();
    const { login } = await marcosApi({ passwords, rateLimiter: memoryRateLimiter({ login: 2 }) });
    passwords.looked.length = 0;
    for (const tried of [guess, stranger, guess, guess, credentials, stranger]) await login(tried);
    const [known, nobody] = ['verify', 'hash'];
    expect(passwords.looked).toEqual([known, nobody, known, known, known, nobody]);
  });

  it('is over for an account that was guessed at from many addresses, with the right password too', async () => {
    const rateLimiter = memoryRateLimiter({ 'login-to': 3 });
    const { app } = await marcosApi({ rateLimiter });
    const from = async (client: string, body: object) => {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
      return (await app.request('/api/users/login', init, { client })).status;
    };
    // Who knows the password is not counted.
    for (const client of ['a', 'b', 'c', 'd']) expect(await from(client, credentials)).toBe(200);
    for (const client of ['e', 'f', 'g']) expect(await from(client, guess)).toBe(422);
    expect(await from('h', credentials)).toBe(422);
  });

  it.each([
    ['an email without a domain', { ...credentials, email: 'marco@' }],
    ['no password', { ...credentials, password: '' }],
  ])('with %s is no login at all', async (_, body) => {
    const { status, json } = await (await marcosApi()).login(body);
    expect([status, json.error_code]).toEqual([422, 'VALIDATION_ERROR']);
  });

  it('makes one digest however many registrations of an email wait', async () => {
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

  it('waits for the activation, which only who knows the password is told', async () => {
    const { register, login, activate, mailedToken } = accountApi();
    await register();
    expect((await login(guess)).json.error_code).toBe('LOGIN_FAILED');
    const early = await login();
    expect([early.json.error_code, early.token]).toEqual(['USER_NOT_ACTIVATED', '']);
    await activate(await mailedToken());
    expect((await login()).status).toBe(200);
  });
});

describe('logging in from a session', () => {
  it('ends it, and brings a new one; another device stays logged in', async () => {
    const { join, login, ask, myData } = accountApi();
    const [laptop, telephone] = [await join(), (await login()).token];
    const again = await ask('/api/users/login', credentials, bearer(telephone));
    const token = again.headers.get('x-token') ?? '';
    const statuses = [telephone, token, laptop].map(async (one) => (await myData(one)).status);
    expect(await Promise.all(statuses)).toEqual([401, 200, 200]);
  });

  it('that is over already is as from none, and a wrong password ends none', async () => {
    const { join, ask, myData } = accountApi();
    const token = await join();
    const wrong = { ...credentials, password: 'Girasole8!' };
    expect((await ask('/api/users/login', wrong, bearer(token))).status).toBe(422);
    expect((await myData(token)).status).toBe(200);
    expect((await ask('/api/users/login', credentials, bearer('a.b.c'))).status).toBe(200);
  });
});

describe('guessing a password', () => {
  it('is over after five tries, also with the right one, and nobody can tell that it is', async () => {
    const { login } = await marcosApi({ rateLimiter: memoryRateLimiter({ send: 100 }) });
    const failed = [];
    for (let tried = 0; tried < 5; tried += 1) failed.push((await login(guess)).json);
    const sixth = await login();
    expect([sixth.status, sixth.json, sixth.token]).toEqual([422, failed[0], '']);
  });

  it('of one account leaves the others alone', async () => {
    const { login } = await marcosApi({ rateLimiter: memoryRateLimiter({ send: 100 }) });
    for (let tried = 0; tried < 6; tried += 1) await login(stranger);
    expect((await login()).status).toBe(200);
  });

  it('of many accounts from one place is over after a hundred tries', async () => {
    const rateLimiter = memoryRateLimiter({ 'login-from': 3 });
    const { login } = await marcosApi({ rateLimiter });
    for (const name of ['a', 'b', 'c']) await login({ ...stranger, email: `${name}@example.it` });
    expect((await login()).json.error_code).toBe('LOGIN_FAILED');
  });

  it('is not what somebody does who logs in ten times', async () => {
    const { login } = await marcosApi({
      rateLimiter: memoryRateLimiter({ 'login-from': 3, send: 100 }),
    });
    for (let time = 0; time < 10; time += 1) expect((await login()).status).toBe(200);
  });

  it('with many emails from one place is counted under none of them once it is over there', async () => {
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

describe('a login that fails by no fault of who logs in', () => {
  it('is no guess: the right password is right once the queue of passwords has room', async () => {
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

describe('a password that is changed while it is looked at', () => {
  it('opens no session: who changed it has logged everybody out', async () => {
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
