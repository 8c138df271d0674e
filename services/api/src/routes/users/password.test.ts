import { describe, expect, it, vi } from 'vitest';
import { webSha256 } from '../../crypto/digest.ts';
import { accountLink } from '../../outbox/account-link.ts';
import { memoryRateLimiter } from '../../rate-limit/memory-rate-limiter.ts';
import { StoreUnavailable } from '../../store/store.ts';
import { accountApi, credentials, marco, publicUrl } from '../../testing/account-api.ts';
import { now } from '../../testing/test-api.ts';

const changed = { ...credentials, password: 'Tulipano7!' };

async function marcosApi(options: Parameters<typeof accountApi>[0] = {}) {
  const api = accountApi(options);
  const token = await api.join();
  const forgot = (email: string) => api.ask('/api/users/password/forgot', { email });
  const reset = (link: string, password = changed.password) =>
    api.ask('/api/users/password/reset', { token: link, password });
  return { ...api, token, forgot, reset };
}

describe('a forgotten password', () => {
  it('a reset sends a mail with a link whose token browsers do not send to servers', async () => {
    const { forgot, mails } = await marcosApi();
    expect((await forgot(' MARCO.bianchi@example.it')).json).toEqual({ success: true });
    const [, mail] = await mails();
    expect(mail).toMatchObject({ to: marco.email, subject: 'Scegli una nuova password' });
    expect(mail?.text).toMatch(
      new RegExp(`^${publicUrl}/account/password#token=[0-9a-f]{64}$`, 'm'),
    );
  });

  it('a reset links to the pages if these have another origin, while an activation links to the API', async () => {
    const { store, register } = await marcosApi();
    await register({ email: 'anna@example.it' });
    const [pending] = await store.accounts.pending('anna@example.it', now.toISOString());
    const maker = {
      store,
      sha256: webSha256,
      now: () => now,
      publicUrl: () => 'https://api.beta.example',
      pagesUrl: () => 'https://beta.example',
    };
    const link = { kind: 'accountLink', language: 'it' } as const;
    const password = await accountLink({ ...link, about: 'password', email: marco.email }, maker);
    expect(password?.link).toMatch(/^https:\/\/beta\.example\/account\/password#token=/);
    const registrationId = pending?.id ?? '';
    const activation = await accountLink({ ...link, about: 'activation', registrationId }, maker);
    expect(activation?.link).toMatch(/^https:\/\/api\.beta\.example\/api\/users\/activate\?/);
  });

  it('an unknown email gets the same response and no mail', async () => {
    const { forgot, mails } = await marcosApi();
    const [known, unknown] = [await forgot(marco.email), await forgot('nessuno@example.it')];
    expect([unknown.status, unknown.json]).toEqual([known.status, known.json]);
    expect((await mails()).map(({ to }) => to)).toEqual([marco.email, marco.email]);
  });

  it('a reset request does the same work for a known and an unknown email: one row, and no look-up', async () => {
    const { forgot, store } = await marcosApi();
    const work = { ...store.accounts };
    const done: string[] = [];
    for (const name of Object.keys(work)) {
      const key = name as keyof typeof work;
      Object.assign(store.accounts, {
        [key]: (...args: readonly unknown[]) => {
          done.push(key);
          return Reflect.apply(work[key], store.accounts, args);
        },
      });
    }
    const rows: string[] = [];
    const { add } = store.outbox;
    store.outbox.add = (delivery, at) => {
      rows.push(delivery.kind);
      return add(delivery, at);
    };
    await forgot(marco.email);
    await forgot('nessuno@example.it');
    expect(done).toEqual([]);
    expect(rows).toEqual(['accountLink', 'accountLink']);
  });

  it('the mailer looks up the account, and does the same work for an unknown email', async () => {
    const { forgot, mails, store } = await marcosApi();
    const written: (string | null)[] = [];
    const { offer } = store.accounts;
    store.accounts.offer = (token) => {
      written.push(token.accountId === null ? null : 'somebody');
      return offer(token);
    };
    await forgot(marco.email);
    await forgot('nessuno@example.it');
    await mails();
    expect(written).toEqual(['somebody', null]);
  });

  it('a reset request sends the mail after failures to store it, which do not count as attempts', async () => {
    const { forgot, mails, store } = await marcosApi({
      rateLimiter: memoryRateLimiter({ send: 100 }),
    });
    const { add } = store.outbox;
    store.outbox.add = () => Promise.reject(new StoreUnavailable(new Error('full')));
    for (let asked = 0; asked < 6; asked += 1) expect((await forgot(marco.email)).status).toBe(503);
    store.outbox.add = add;
    await forgot(marco.email);
    expect(await mails()).toHaveLength(1 + 1);
  });

  it('a reset request sends five mails in a quarter of an hour at most, with the same response beyond that', async () => {
    const { forgot, mails } = await marcosApi({ rateLimiter: memoryRateLimiter({ send: 100 }) });
    for (let asked = 0; asked < 8; asked += 1)
      expect((await forgot(marco.email)).json).toEqual({ success: true });
    expect(await mails()).toHaveLength(1 + 5);
  });
});

describe('a new password', () => {
  it('requests for a new password are limited by client, with the same response beyond that', async () => {
    const wake = vi.fn();
    const { forgot, store } = await marcosApi({
      dispatch: { requests: [], wake },
      rateLimiter: memoryRateLimiter({ send: 1000, 'forgot-from': 3 }),
    });
    wake.mockClear();
    for (const who of ['anna', 'bruno', 'carla', 'dario'])
      expect((await forgot(`${who}@example.it`)).json).toEqual({ success: true });
    const claim = {
      kind: 'accountLink',
      lease: 'l',
      at: '2030',
      until: '2040',
      limit: 10,
    } as const;
    const claimed = await store.outbox.claim(claim);
    const asked = claimed.flatMap(({ delivery }) => ('email' in delivery ? [delivery.email] : []));
    expect(asked).toEqual(['anna@example.it', 'bruno@example.it', 'carla@example.it']);
    expect(wake).toHaveBeenCalledTimes(3);
  });

  it('a password can be reset while strangers of the same IPv6 /48 request many resets, and enables the login that they slowed down', async () => {
    const { app, mailedToken } = await marcosApi({
      rateLimiter: memoryRateLimiter({ send: 1000, 'login-from-wide': 3 }),
    });
    const from = (at: number, path: string, body: object) =>
      app.request(
        `/api/users/${path}`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        },
        { client: `2001:db8:7:${(at << 8).toString(16)}::/64` },
      );
    // The most requests that five /64 may send.
    for (let at = 1; at <= 5; at += 1)
      for (let asked = 0; asked < 100; asked += 1)
        await from(at, 'password/forgot', { email: `nessuno.${at}.${asked}@example.it` });
    for (let at = 1; at <= 3; at += 1)
      await from(at, 'login', { email: `nessuno.${at}@example.it`, password: 'Tulipano7!' });
    expect((await from(9, 'login', credentials)).status).toBe(429);

    await from(9, 'password/forgot', { email: marco.email });
    const chosen = await from(9, 'password/reset', {
      token: await mailedToken(),
      password: changed.password,
    });
    expect(chosen.status).toBe(200);
    expect((await from(9, 'login', changed)).status).toBe(200);
  });

  it('a new password replaces the old one', async () => {
    const { forgot, reset, mailedToken, login } = await marcosApi();
    await forgot(marco.email);
    expect((await reset(await mailedToken())).json).toEqual({ success: true });
    expect((await login()).json.error_code).toBe('LOGIN_FAILED');
    expect((await login(changed)).status).toBe(200);
  });

  it('a new password ends every session', async () => {
    const { forgot, reset, mailedToken, login, myData, token } = await marcosApi();
    const second = (await login()).token;
    await forgot(marco.email);
    await reset(await mailedToken());
    for (const old of [token, second]) {
      const { status, json } = await myData(old);
      expect([status, json.error_code]).toEqual([401, 'TOKEN_EXPIRED']);
    }
  });

  it('a new password is set once with one link, which invalidates all links in the mailbox', async () => {
    const { forgot, reset, mailedToken, login } = await marcosApi();
    await forgot(marco.email);
    const first = await mailedToken();
    await forgot(marco.email);
    const second = await mailedToken();
    expect(second).not.toBe(first);
    expect((await reset(second)).status).toBe(200);
    for (const used of [first, second]) {
      const { status, json } = await reset(used, 'Papavero7!');
      expect([status, json.error_code]).toEqual([422, 'TOKEN_INVALID']);
    }
    expect((await login(changed)).status).toBe(200);
  });

  it('a new password lets the owner in after a reset by mail, even without the device cookie', async () => {
    const rateLimiter = memoryRateLimiter({ login: 3, 'login-to': 3 });
    const { forgot, reset, mailedToken, login } = await marcosApi({ rateLimiter });
    for (let guessed = 0; guessed < 3; guessed += 1)
      await login({ ...credentials, password: `Sbagliata${guessed}!` });
    expect((await login()).status).toBe(429);
    await forgot(marco.email);
    expect((await reset('0'.repeat(64))).json.error_code).toBe('TOKEN_INVALID');
    expect((await login()).status).toBe(429);
    const { status, headers } = await reset(await mailedToken());
    expect([status, headers.get('set-cookie')]).toEqual([
      200,
      expect.stringMatching(
        /^preventivo-device=[\w-]+; Path=\/; Max-Age=15552000; SameSite=Strict; Secure$/,
      ),
    ]);
    expect((await login()).json.error_code).toBe('LOGIN_FAILED');
    expect((await login(changed)).status).toBe(200);
  });

  it('a new password must be set within an hour', async () => {
    let clock = now;
    const { forgot, reset, mailedToken } = await marcosApi({ clock: () => clock });
    await forgot(marco.email);
    const link = await mailedToken();
    clock = new Date(now.getTime() + 60 * 60 * 1000);
    expect((await reset(link)).json.error_code).toBe('TOKEN_INVALID');
  });

  it.each(['segreta', 'Password1!', ''])(
    'a new password is rejected as %j, and the link stays valid',
    async (weak) => {
      const { forgot, reset, mailedToken } = await marcosApi();
      await forgot(marco.email);
      const { status, json } = await reset(await mailedToken(), weak);
      expect([status, json.error_code]).toEqual([422, 'PASS']);
      expect((await reset(await mailedToken())).status).toBe(200);
    },
  );

  it('a pending registration gets no reset mail, and links of one kind are invalid for the other', async () => {
    const { register, activate, mails, mailedToken, login, forgot, reset } = await marcosApi();
    const email = 'anna@example.it';
    await register({ email });
    const activation = await mailedToken(email);
    await forgot(email);
    expect((await mails()).filter(({ to }) => to === email)).toHaveLength(1);
    expect((await reset(activation)).json.error_code).toBe('TOKEN_INVALID');
    await forgot(marco.email);
    const link = await mailedToken();
    expect((await activate(link)).status).toBe(410);
    expect((await reset(link)).status).toBe(200);
    expect((await login({ ...credentials, email })).json.error_code).toBe('USER_NOT_ACTIVATED');
    expect((await activate(activation)).status).toBe(200);
  });
});
