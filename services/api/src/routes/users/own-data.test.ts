import { describe, expect, it } from 'vitest';
import { memoryRateLimiter } from '../../rate-limit/memory-rate-limiter.ts';
import { giuliasAccount } from '../../seeded-account.ts';
import { type QuoteRequest, StoreUnavailable } from '../../store/store.ts';
import { newRequest } from '../../store/testing/new-request.ts';
import { accountApi, bearer, marco } from '../../testing/account-api.ts';

/**
 * Creates an API with Marco's account, a request of his account and a request of another sender.
 */
async function marcosApi(options: Parameters<typeof accountApi>[0] = {}) {
  const api = accountApi(options);
  const token = await api.join();
  const account = await api.store.accounts.byEmail(marco.email);
  const send = async (accountId: string | null, changes: Partial<QuoteRequest> = {}) => {
    const { request, key, submitted } = newRequest({ id: crypto.randomUUID(), ...changes });
    const consents = { textsVersion: '2026-11-21', textsHash: 'b'.repeat(64), consents: '[]' };
    const receipt = { id: crypto.randomUUID(), accountId, at: request.createdAt, ...consents };
    await api.store.submit(request, key, { ...submitted, receipt });
    return request;
  };
  const [own, other] = [await send(account?.id ?? ''), await send(null)];
  const exported = (as: string) => api.get('/api/users/export', bearer(as));
  const erase = (password: string) => api.ask('/api/users/erase', { password }, bearer(token));
  return { ...api, token, account, send, own, other, exported, erase };
}

/** Creates the API of `marcosApi` with more requests than an erasure deletes in one batch. */
async function busyMarcosApi() {
  const { account, send, ...api } = await marcosApi();
  const sent = [api.own];
  while (sent.length < 201) sent.push(await send(account?.id ?? ''));
  return { ...api, sent };
}

describe('data of an account', () => {
  it('the data of an account is returned in full to its owner only, without internal fields', async () => {
    const { exported, token, own } = await marcosApi();
    const { status, json } = await exported(token);
    expect(status).toBe(200);
    expect(json.data).toMatchObject({
      profile: { email: marco.email, name: 'Marco', privacy: expect.any(Array) },
      people: [{ name: 'Marco' }],
      companies: [],
      sessions: [{ openedAt: '2026-11-21T10:00:00.000Z' }],
      requests: [{ id: own.id, contractor: own.payload.contractor, receipt: { consents: '[]' } }],
    });
    expect(json.data.requests).toHaveLength(1);
    expect(JSON.stringify(json)).not.toMatch(/passwordHash|keyHash/);
    expect((await exported('x.y.z')).status).toBe(401);
  });
});

describe('repeated requests in an export', () => {
  it('an exported request names the earlier request that it repeats, but only one of the same account', async () => {
    const { exported, token, send, store, account } = await marcosApi();
    const { payload } = newRequest().request;
    const sentAt = async (minute: number, accountId: string | null) => {
      const createdAt = `2026-11-21T10:0${minute}:00.000Z`;
      const contractor = { pIva: '01234567897' };
      const { id } = await send(accountId, { createdAt, payload: { ...payload, contractor } });
      return (await store.quoteRequest(id)) ?? expect.fail('The request is not stored.');
    };
    const own = account?.id ?? '';
    const first = await sentAt(1, own);
    const second = await sentAt(2, own);
    const others = await sentAt(3, null);
    const third = await sentAt(4, own);
    // In the store, each request names the earlier request that it repeats. The earlier request may
    // be from another sender.
    expect([second.repeats, third.repeats]).toEqual([first.code, others.code]);

    const { data } = (await exported(token)).json;
    const ofId = ({ id }: { id: string }) =>
      data.requests.find((request: { id: string }) => request.id === id);
    expect(ofId(second).repeats).toBe(first.code);
    expect(ofId(third)).toBeDefined();
    expect(JSON.stringify(data)).not.toContain(others.code);
    expect(ofId(third)).not.toHaveProperty('repeats');
  });
});

describe('ids of the sales system and the last use', () => {
  it('the export contains the ids of the sales system and the last use', async () => {
    const { exported, token, store, own } = await marcosApi();
    const account = await store.accounts.byEmail(marco.email);
    const { data } = (await exported(token)).json;
    expect(data.profile.sfAccountId).toBe(account?.sfAccountId);
    expect(data.sessions).toEqual([
      { openedAt: '2026-11-21T10:00:00.000Z', seenAt: '2026-11-21T10:00:00.000Z' },
    ]);
    expect(data.requests[0].sfLeadIds).toEqual(own.payload.sfLeadIds);
  });
});

describe('an account with many requests', () => {
  it('an export of many requests is valid JSON that contains each of them', async () => {
    const { exported, token, sent } = await busyMarcosApi();
    const { requests } = (await exported(token)).json.data;
    const ids = requests.map(({ id }: { id: string }) => id);
    expect(ids.sort()).toEqual(sent.map(({ id }) => id).sort());
  });

  it('an account is erased with all its requests', async () => {
    const { erase, store, sent, other } = await busyMarcosApi();
    expect((await erase(marco.password)).json).toEqual({ success: true });
    const left = await Promise.all(sent.map(({ id }) => store.quoteRequest(id)));
    expect(left.filter((request) => request !== undefined)).toEqual([]);
    expect(await store.quoteRequest(other.id)).toBeDefined();
  });
});

describe('an export that exceeds the memory', () => {
  it('an export is streamed, and reading stops when the client disconnects', async () => {
    const { app, store, token } = await marcosApi();
    let read = 0;
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    store.requests.find = async function* () {
      try {
        for (;;) {
          read += 1;
          const { request } = newRequest({ id: crypto.randomUUID() });
          yield { ...request, code: 'KMR-4821', recall: null };
        }
      } finally {
        end();
      }
    };
    const { status, body } = await app.request('/api/users/export', { headers: bearer(token) });
    expect(status).toBe(200);
    const listener = body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    while (heard.split('"contractor"').length < 4) heard += (await listener?.read())?.value;
    await listener?.cancel();
    await ended;
    expect(heard).toMatch(/^\{"success":true,"data":\{"madeAt":.+"requests":\[\{"id"/);
    expect(read).toBeLessThan(10);
  });
});

describe('an account that its owner erases', () => {
  it('an erased account is gone at once with its requests and sessions, and its email is free', async () => {
    const { erase, store, own, other, myData, token, login, join } = await marcosApi();
    expect((await erase(marco.password)).json).toEqual({ success: true });
    expect((await myData(token)).status).toBe(401);
    expect((await login()).json.error_code).toBe('LOGIN_FAILED');
    expect(await store.quoteRequest(own.id)).toBeUndefined();
    expect((await store.requests.receipt(own.id))?.accountId).toBeNull();
    expect(await store.quoteRequest(other.id)).toBeDefined();
    expect(await join()).not.toBe('');
  });

  it('an account stays when its requests cannot be erased, and is gone after a retry', async () => {
    const { erase, store, own, myData, token } = await marcosApi();
    const { eraseWithRequests } = store.accounts;
    store.accounts.eraseWithRequests = () =>
      Promise.reject(new StoreUnavailable(new Error('away')));
    expect((await erase(marco.password)).status).toBe(503);
    expect((await myData(token)).status).toBe(200);
    store.accounts.eraseWithRequests = eraseWithRequests;
    expect((await erase(marco.password)).json).toEqual({ success: true });
    expect(await store.quoteRequest(own.id)).toBeUndefined();
  });

  it("erasing an account during another tab's save leaves no person, and that save gets a 401", async () => {
    const { ask, store, token } = await marcosApi();
    const { accounts } = store;
    const { records, erase } = accounts;
    let erased = '';
    accounts.records = async (id, kind) => {
      const before = await records(id, kind);
      await erase(id);
      erased = id;
      return before;
    };
    const saved = await ask('/api/persons/upsert', giuliasAccount.people[0], bearer(token));
    expect([saved.status, saved.json.error_code]).toEqual([401, 'TOKEN_EXPIRED']);
    expect(await records(erased, 'person')).toEqual([]);
  });

  it('an account stays when the password is wrong, and guesses in one session are slowed down from any address', async () => {
    const rateLimiter = memoryRateLimiter({ send: 100 });
    const { app, token, store, login } = await marcosApi({ rateLimiter });
    const from = async (client: string, password: string, as = token) => {
      const headers = { 'content-type': 'application/json', ...bearer(as) };
      const init = { method: 'POST', headers, body: JSON.stringify({ password }) };
      const answer = await app.request('/api/users/erase', init, { client });
      return { status: answer.status, code: (await answer.json()).error_code };
    };
    for (const client of ['a', 'b', 'c', 'd', 'e'])
      expect(await from(client, 'Tulipano7!')).toEqual({ status: 422, code: 'WRONG_PASSWORD' });
    expect(await from('f', marco.password)).toEqual({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(await store.accounts.byEmail(marco.email)).toBeDefined();
    // Guesses in the stolen session do not slow down the owner's new session.
    const { status, token: own } = await login();
    expect(status).toBe(200);
    expect((await from('f', marco.password, own)).status).toBe(200);
  });
});
