import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptyContractor } from '../contractor/contractor.ts';
import { savedOfCompany, savedOfPerson } from '../contractor/saved/to-saved.ts';
import { type Client, createClient } from './client.ts';
import { fakeBackEnd, json } from './fake-back-end.ts';
import { memoryToken } from './memory-token.ts';
import type { Result } from './result.ts';
import { cookieToken, type TokenStore } from './token-store.ts';

const credentials = { email: 'giulia.ferri@example.it', password: 'segreta1!' };
const fresh = (token: string) => json({ success: true }, { headers: { 'x-token': token } });
const expired = () => Response.json({ error_code: 'TOKEN_EXPIRED' }, { status: 401 });

function loggedIn(answer: Parameters<typeof fakeBackEnd>[0], acceptBodyToken = false) {
  const token = memoryToken();
  token.set('one', 60);
  const { fetch, requests } = fakeBackEnd(answer);
  const onExpired = vi.fn();
  const client = createClient({ line: 'travel', fetch, token, onExpired, acceptBodyToken });
  return { client, requests, token, onExpired };
}

describe('the token', () => {
  it('the token accompanies every call except anonymous and public ones', async () => {
    const { client, requests } = loggedIn(() => json({ success: true }));
    await client.myData();
    await client.enums('sport');
    await client.login(credentials);
    await client.forgotPassword({ email: credentials.email });
    await client.activate('link', credentials.password);
    const sent = requests.map(({ headers }) => headers.get('authorization'));
    expect(sent).toEqual(['Bearer one', null, null, null, null]);
  });

  it('the token in the header of a login is stored for two hours', async () => {
    const { client, token } = loggedIn(() => fresh('two'));
    const set = vi.spyOn(token, 'set');
    await client.login(credentials);
    expect(set).toHaveBeenCalledWith('two', 7200);
    expect(token.get()).toBe('two');
  });

  it('the token is renewed by each response', async () => {
    const { client, requests, token } = loggedIn(() => fresh('two'));
    await client.myData();
    await client.myData();
    expect(requests.at(-1)?.headers.get('authorization')).toBe('Bearer two');
    expect(token.get()).toBe('two');
  });

  it('the token does not come back after a logout during a pending call', async () => {
    const { client, token } = loggedIn(() => {
      token.remove();
      return fresh('two');
    });
    await client.myData();
    expect(token.get()).toBeNull();
  });

  describe('when the browser stores no cookie', () => {
    afterEach(() => void vi.unstubAllGlobals());
    const logIn = async (options: { readonly token?: TokenStore } = {}) => {
      const { fetch, requests } = fakeBackEnd(() => fresh('two'));
      const client = createClient({ line: 'travel', fetch, ...options });
      const result = await client.login(credentials);
      return { client, requests, result };
    };

    it('the token stays in memory when the browser stores no cookie', async () => {
      vi.stubGlobal('document', Object.freeze({ cookie: '' }));
      const { client, requests } = await logIn();
      await client.myData();
      expect(requests.at(-1)?.headers.get('authorization')).toBe('Bearer two');
      expect(client.token.get()).toBe('two');
      await client.logout();
      expect(client.token.get()).toBeNull();
    });

    it('a login succeeds even if a frozen store of the host loses the token', async () => {
      vi.stubGlobal('document', Object.freeze({ cookie: '' }));
      const { result } = await logIn({ token: Object.freeze(cookieToken()) });
      expect(result.ok).toBe(true);
    });

    it('the token is not kept in memory on a server, where the next visitor would get it', async () => {
      const { client } = await logIn();
      expect(client.token.get()).toBeNull();
    });
  });

  it('the token is not read from a body unless the host allows it', async () => {
    const { client, token } = loggedIn(() => json({ success: true, token: 'body' }));
    await client.login(credentials);
    expect(token.get()).toBe('one');
  });

  it('the token in the body of a login is stored for 30 days if the host allows it', async () => {
    const { client, token } = loggedIn(() => json({ success: true, token: 'body' }), true);
    const set = vi.spyOn(token, 'set');
    await client.enums('sport');
    expect(set).not.toHaveBeenCalled();
    await client.login(credentials);
    expect(set).toHaveBeenCalledWith('body', 30 * 24 * 60 * 60);
  });

  it('the token is not replaced by one in the body of an authenticated call', async () => {
    const { client, token } = loggedIn(() => json({ success: true, token: 'body' }), true);
    await client.save(2, {});
    await client.myData();
    expect(token.get()).toBe('one');
  });

  it('the token is not stored when it is not valid in a header', async () => {
    const { client, token } = loggedIn(() => json({ success: true, token: 'a\nb' }), true);
    await client.login(credentials);
    expect(token.get()).toBe('one');
  });
});

describe('the end of a session', () => {
  it.each([
    ['the msg TOKEN_EXPIRED', { status: 401, msg: 'TOKEN_EXPIRED' }, 'TOKEN_EXPIRED'],
    ['the error code TOKEN_EXPIRED', { error_code: 'TOKEN_EXPIRED' }, 'TOKEN_EXPIRED'],
    ['the error message MISSING_TOKEN', { error_msg: 'MISSING_TOKEN' }, 'MISSING_TOKEN'],
    ['a bare 401', { status: 401 }, 'TOKEN_EXPIRED'],
  ])('the end of a session is detected from %s', async (_, body, code) => {
    const { client, token, onExpired } = loggedIn(() => json(body));
    expect(await client.save(2, {})).toMatchObject({ ok: false, kind: 'expired', code });
    expect(token.get()).toBeNull();
    expect(onExpired).toHaveBeenCalledOnce();
  });

  it('the session does not end after a 401 with another reason', async () => {
    const no = { success: false, error_code: 'LOGIN_FAILED' };
    const { client, token, onExpired } = loggedIn(() => Response.json(no, { status: 401 }));
    expect(await client.login(credentials)).toEqual({
      ok: false,
      kind: 'refused',
      status: 401,
      code: 'LOGIN_FAILED',
    });
    expect(token.get()).toBe('one');
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('the session does not end after a 401 that rejects a password', async () => {
    const no = { success: false, error_code: 'WRONG_PASSWORD' };
    const { client, token, onExpired } = loggedIn(() => Response.json(no, { status: 401 }));
    expect(await client.eraseAccount({ password: 'Tulipano7!' })).toMatchObject({
      kind: 'refused',
      code: 'WRONG_PASSWORD',
    });
    expect(token.get()).toBe('one');
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('the session does not end after a bare 401 of a login, which carries no token', async () => {
    const { client, token, onExpired } = loggedIn(() => Response.json({}, { status: 401 }));
    expect(await client.login(credentials)).toEqual({ ok: false, kind: 'refused', status: 401 });
    expect(token.get()).toBe('one');
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('a bare 401 while logged out is a refusal, not the end of a session', async () => {
    const { client, token, onExpired } = loggedIn(() => Response.json({}, { status: 401 }));
    token.remove();
    expect(await client.save(2, {})).toEqual({ ok: false, kind: 'refused', status: 401 });
    expect(await client.enums('sport')).toEqual({ ok: false, kind: 'refused', status: 401 });
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('the session is not ended by login, registration or password reset', async () => {
    const { client, token, onExpired } = loggedIn(expired);
    expect(await client.login(credentials)).toMatchObject({ kind: 'expired' });
    await client.forgotPassword({ email: credentials.email });
    expect(token.get()).toBe('one');
    expect(onExpired).not.toHaveBeenCalled();
  });

  it.each([
    ['TOKEN_EXPIRED', { error_code: 'TOKEN_EXPIRED' }],
    ['MISSING_TOKEN', { error_msg: 'MISSING_TOKEN' }],
  ])('the token is also removed when an option list returns %s', async (_, body) => {
    const { client, token, onExpired } = loggedIn(() => Response.json(body, { status: 401 }));
    expect(await client.enums('sport')).toMatchObject({ ok: false, kind: 'expired' });
    expect(token.get()).toBeNull();
    expect(onExpired).toHaveBeenCalledOnce();
  });

  it('the end of a session is reported once for three pending calls', async () => {
    const { client, onExpired } = loggedIn(expired);
    await Promise.all([client.myData(), client.enums('a'), client.enums('b')]);
    expect(onExpired).toHaveBeenCalledOnce();
  });

  it('the end of a session is reported once per login', async () => {
    let answer = expired;
    const { client, token, onExpired } = loggedIn(() => answer());
    token.remove();
    await client.myData();
    await client.myData();
    expect(onExpired).toHaveBeenCalledTimes(1);
    const logIn = async () => {
      answer = () => fresh('two');
      await client.login(credentials);
      answer = expired;
    };
    await logIn();
    await client.myData();
    expect(onExpired).toHaveBeenCalledTimes(2);
    await logIn();
    token.remove();
    await client.myData();
    expect(onExpired).toHaveBeenCalledTimes(3);
  });

  it('an old call that fails does not end a newer session', async () => {
    const { client, token, onExpired } = loggedIn(() => {
      token.set('two', 60);
      return expired();
    });
    expect(await client.myData()).toMatchObject({ kind: 'expired' });
    expect(token.get()).toBe('two');
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('the end of a session is reported to every listener until it unsubscribes', async () => {
    const { client, token } = loggedIn(expired);
    const listener = vi.fn();
    const stop = client.onExpired(listener);
    await client.myData();
    token.set('two', 60);
    stop();
    await client.myData();
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('a token from another tab', () => {
  const yes = () => json({ success: true, status: 200, user: { id: '17' } });
  /** Creates a client that can determine who owns its token. */
  async function known(owner: Result<null> = { ok: true, data: null }) {
    const resolveTokenOwner = vi.fn(async () => owner);
    const visit = loggedIn(yes);
    visit.client.onOtherToken(resolveTokenOwner);
    await visit.client.myData();
    visit.requests.length = 0;
    return { ...visit, resolveTokenOwner };
  }
  const no = { ok: false, kind: 'refused', message: 'Un altro' } as const;

  it('a token from another tab is confirmed before a call uses it to act for the user', async () => {
    const { client, requests, token, resolveTokenOwner } = await known();
    await client.save(2, {});
    expect(resolveTokenOwner).not.toHaveBeenCalled();
    token.set('theirs', 60);
    await client.save(2, {});
    expect(resolveTokenOwner).toHaveBeenCalledOnce();
    expect(requests.at(-1)?.headers.get('authorization')).toBe('Bearer theirs');
  });

  it.each([
    ['the check of a contractor', (client: Client) => client.checkContractor({ contractor: {} })],
    ['a step save', (client: Client) => client.save(2, {})],
    ['a step save of its own', (client: Client) => client.saveEngine({})],
    ['a request', (client: Client) => client.submit(request, 'key-1')],
    ['a saved person', (client: Client) => client.savePerson(person)],
    ['a saved company', (client: Client) => client.saveCompany(company)],
    ['what is kept of somebody', (client: Client) => client.exportData()],
    ['the end of an account', (client: Client) => client.eraseAccount({ password: 'segreta1!' })],
  ])('a token of another account blocks %s', async (_, call) => {
    const { client, requests, token } = await known(no);
    token.set('theirs', 60);
    expect(await call(client)).toEqual(no);
    expect(requests).toEqual([]);
  });

  it('a call sends nothing when the owner of a removed token is not confirmed', async () => {
    const { client, requests, token } = await known(no);
    token.remove();
    expect(await client.save(2, {})).toEqual(no);
    expect(requests).toEqual([]);
  });

  it('a token from another tab stays unconfirmed after a call that needs no confirmation', async () => {
    const { client, token, resolveTokenOwner } = await known();
    token.set('theirs', 60);
    await client.postalCodes({ comune: 'MILANO', provincia: 'MI' });
    expect(resolveTokenOwner).not.toHaveBeenCalled();
    await client.save(2, {});
    expect(resolveTokenOwner).toHaveBeenCalledOnce();
  });

  it('a token stays unconfirmed when the call that identifies its owner fails', async () => {
    let answer = yes;
    const resolveTokenOwner = vi.fn(async () => no);
    const { client, token } = loggedIn(() => answer());
    client.onOtherToken(resolveTokenOwner);
    await client.myData();
    token.set('theirs', 60);
    answer = () => json({ success: false }, { status: 500 });
    await client.myData();
    expect(await client.save(2, {})).toEqual(no);
  });

  it("a renewal of the page's own token needs no confirmation", async () => {
    const token = memoryToken();
    token.set('one', 60);
    let turn = 1;
    const { fetch } = fakeBackEnd(() => {
      turn += 1;
      return json({ success: true, user: { id: '17' } }, { headers: { 'x-token': `t${turn}` } });
    });
    const resolveTokenOwner = vi.fn(async () => no);
    const client = createClient({ line: 'travel', fetch, token, resolveTokenOwner });
    await client.myData();
    await client.save(2, {});
    await client.postalCodes({ comune: 'MILANO', provincia: 'MI' });
    await client.save(3, {});
    expect(resolveTokenOwner).not.toHaveBeenCalled();
    expect(token.get()).toBe('t5');
  });

  it('a token needs no confirmation when the client has no `resolveTokenOwner` function', async () => {
    const { client, requests } = loggedIn(yes);
    expect(await client.save(2, {})).toEqual({ ok: true, data: null });
    expect(requests).toHaveLength(1);
  });
});

const request = {
  contractor: {},
  specificData: {},
  privacy: [],
  sfLeadIds: null,
  convenzione: 1,
};
const person = savedOfPerson(emptyContractor(['fisica']).persona);
const company = savedOfCompany(emptyContractor(['giuridica']).azienda);

describe('logging out', () => {
  it('a logout removes the token before the server responds', async () => {
    const { client, token, requests, onExpired } = loggedIn(() => json({ success: true }));
    const ended = client.logout();
    expect(token.get()).toBeNull();
    expect(await ended).toEqual({ ok: true, data: null });
    expect(requests.map(({ address, headers }) => [address, headers.get('authorization')])).toEqual(
      [['/api/users/logout', 'Bearer one']],
    );
    expect(onExpired).not.toHaveBeenCalled();
  });

  it.each([
    ['there is no network', () => Promise.reject(new TypeError('fetch failed'))],
    ['the session was over', expired],
    ['the back end has no such call', () => json({ success: false }, { status: 404 })],
  ])('a logout removes the token also when %s, and reports no expiry', async (_, answer) => {
    const { client, token, onExpired } = loggedIn(answer);
    expect((await client.logout()).ok).toBe(false);
    expect(token.get()).toBeNull();
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('a logout uses keepalive, so that it survives leaving the page', async () => {
    const fetch = vi.fn(async (_address: unknown, _init?: RequestInit) => json({ success: true }));
    const token = memoryToken();
    token.set('one', 60);
    const client = createClient({ line: 'travel', fetch, token });
    await client.save(2, {});
    await client.logout();
    expect(fetch.mock.calls.map(([, init]) => init?.keepalive ?? false)).toEqual([false, true]);
  });

  it('a logout sends no request while the user is logged out', async () => {
    const { client, token, requests } = loggedIn(() => json({ success: true }));
    token.remove();
    expect((await client.logout()).ok).toBe(true);
    expect(requests).toEqual([]);
  });

  it('a logout keeps the token of a newer login', async () => {
    const { client, token } = loggedIn(() => json({ success: true }));
    token.set('two', 60);
    await client.logout({ session: 'one' });
    expect(token.get()).toBe('two');
  });

  it('the deletion of the account removes the token, but a wrong password does not', async () => {
    const { client, token } = loggedIn(() => json({ success: true }));
    await client.eraseAccount({ password: 'segreta1!' });
    expect(token.get()).toBeNull();
    const wrong = { success: false, error_code: 'WRONG_PASSWORD' };
    const refused = loggedIn(() => json(wrong, { status: 422 }));
    expect((await refused.client.eraseAccount({ password: 'x' })).ok).toBe(false);
    expect(refused.token.get()).toBe('one');
  });

  it('logoutAll removes the token only after the server has ended all sessions', async () => {
    const { client, token } = loggedIn(() => json({ success: true }));
    await client.logoutAll();
    expect(token.get()).toBeNull();
    const unheard = loggedIn(() => Promise.reject(new TypeError('fetch failed')));
    expect((await unheard.client.logoutAll()).ok).toBe(false);
    expect(unheard.token.get()).toBe('one');
  });
});
