import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../store/memory.ts';
import type { Store } from '../../store/store.ts';
import { newRequest } from '../../store/testing/new-request.ts';
import { accountApi, bearer } from '../../testing/account-api.ts';
import { submission } from '../../testing/giulia.ts';
import { now } from '../../testing/test-api.ts';

const reads = { name: 'dashboard', scope: 'read', secret: 'r'.repeat(32) } as const;
const writes = { name: 'crm', scope: 'write', secret: 'w'.repeat(32) } as const;
const [reader, crm] = [bearer(reads.secret), bearer(writes.secret)];

function brokersApi(options: Parameters<typeof accountApi>[0] = {}) {
  return accountApi({ config: { requestTokens: [reads, writes] }, ...options });
}

/** Stores a request for each minute. Returns the codes, newest first. */
async function stored(store: Store, minutes: readonly number[], line = 'travel') {
  const codes: string[] = [];
  for (const minute of minutes) {
    const createdAt = `2026-11-21T09:${String(minute).padStart(2, '0')}:00.000Z`;
    const { request, key, submitted } = newRequest({ createdAt, line });
    codes.push((await store.submit(request, key, submitted)).code);
  }
  return codes.toReversed();
}

const codesOf = (json: { obj: { requests: readonly { code: string }[] } }) =>
  json.obj.requests.map(({ code }) => code);

describe('a program without a valid token', () => {
  const calls = [
    ['GET', '/api/broker/requests'],
    ['GET', '/api/broker/requests/KMR-4821'],
    ['POST', '/api/broker/requests/KMR-4821/status'],
    ['POST', '/api/broker/accounts/a-1'],
  ] as const;
  const statusOf = async (
    { app }: ReturnType<typeof brokersApi>,
    [method, path]: readonly ['GET' | 'POST', string],
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const json = { 'content-type': 'application/json' };
    const body = method === 'POST' ? { body: '{' } : {};
    const response = await app.request(path, { method, headers: { ...json, ...headers }, ...body });
    return [response.status, Object(await response.json()).error_code];
  };

  it.each(calls)('a program without a valid token cannot call %s %s', async (...call) => {
    const api = brokersApi();
    expect(await statusOf(api, call)).toEqual([401, 'MISSING_TOKEN']);
    for (const secret of ['x'.repeat(32), `${writes.secret}w`, writes.secret.slice(1)])
      expect(await statusOf(api, call, bearer(secret))).toEqual([401, 'TOKEN_UNKNOWN']);
    // The token of a visitor's session is not a token of a program.
    expect(await statusOf(api, call, bearer(await api.join()))).toEqual([401, 'TOKEN_UNKNOWN']);
  });

  it.each(calls)('a program gets 404 from %s %s on a server without tokens', async (...call) => {
    const [status] = await statusOf(brokersApi({ config: {} }), call, crm);
    expect(status).toBe(404);
  });

  it('a program that guesses tokens is slowed down; a program with a valid token is not', async () => {
    const counted: string[] = [];
    const rateLimiter = {
      consume: async (group: string) => {
        counted.push(group);
        return group === 'request-token' ? 30 : 0;
      },
      isCounted: async () => false,
      refund: async () => {},
      clear: async () => {},
    };
    const { get } = brokersApi({ rateLimiter });
    const guess = await get('/api/broker/requests', bearer('x'.repeat(32)));
    expect([guess.status, guess.headers.get('retry-after')]).toEqual([429, '30']);
    expect((await get('/api/broker/requests', reader)).status).toBe(200);
    expect(counted).toEqual(['requests', 'request-token', 'requests']);
  });
});

describe('the list of requests', () => {
  it('the list has each request once, newest first, even if another arrives between two pages', async () => {
    const { store, get } = brokersApi();
    const codes = await stored(store, [1, 2, 3, 3, 4]);
    const first = await get('/api/broker/requests?limit=2', reader);
    await stored(store, [5]);
    const found = codesOf(first.json);
    for (let { next } = first.json.obj; next !== null; ) {
      const { json } = await get(`/api/broker/requests?limit=2&cursor=${next}`, reader);
      found.push(...codesOf(json));
      next = json.obj.next;
    }
    expect(found.toSorted()).toEqual(codes.toSorted());
    expect([found[0], found.at(-1)]).toEqual([codes[0], codes.at(-1)]);
  });

  it('the list ends without a cursor on the last page, even if that page is full', async () => {
    const { store, get } = brokersApi();
    expect((await get('/api/broker/requests', reader)).json.obj).toEqual({
      requests: [],
      next: null,
    });
    await stored(store, [1, 2]);
    expect((await get('/api/broker/requests?limit=2', reader)).json.obj.next).toBeNull();
  });

  it('the list shows the contractor, and that a request is new', async () => {
    const { get, ask } = brokersApi();
    const { obj } = (await ask('/api/travel/submit', submission)).json;
    expect((await get('/api/broker/requests', reader)).json.obj.requests).toEqual([
      {
        id: obj.data.Quote_Request_Id,
        code: obj.data.Quote_Request_Code,
        line: 'travel',
        createdAt: now.toISOString(),
        name: 'Giulia Ferri',
        email: 'giulia.ferri@example.it',
        phone: '3331234567',
        recall: null,
        repeats: null,
        suspicions: [],
        handling: {
          status: 'new',
          note: '',
          assignee: '',
          revision: 0,
          changedAt: null,
          changedBy: null,
        },
      },
    ]);
  });

  it('the list selects by state, line and time', async () => {
    const { store, get, ask } = brokersApi();
    const [last = '', middle = '', oldest = ''] = await stored(store, [1, 2, 3]);
    const [boat = ''] = await stored(store, [4], 'boat');
    await ask(`/api/broker/requests/${middle}/status`, { revision: 0, status: 'taken' }, crm);
    const found = async (query: string) =>
      codesOf((await get(`/api/broker/requests?${query}`, reader)).json);
    expect(await found('status=taken')).toEqual([middle]);
    expect(await found('status=new')).toEqual([boat, last, oldest]);
    expect(await found('status=lost')).toEqual([]);
    expect(await found('line=boat')).toEqual([boat]);
    const [from, until] = ['2026-11-21T09:02:00Z', '2026-11-21T10:03:00%2B01:00'];
    expect(await found(`from=${from}&until=${until}`)).toEqual([middle]);
  });

  it.each([
    ['status', 'open'],
    ['from', 'yesterday'],
    ['from', '2026-13-01T00:00:00Z'],
    ['until', '2026-11-21'],
    ['limit', '0'],
    ['limit', '101'],
    ['limit', 'all'],
    ['cursor', '*'],
    ['cursor', 'abcde'],
    ['cursor', btoa('2026-11-21T09:01:00Z 1')],
    ['line', "travel' or '1'='1"],
  ])('refuses %s=%s and names the parameter', async (field, value) => {
    const { get } = brokersApi();
    const query = new URLSearchParams({ [field]: value });
    const { status, json } = await get(`/api/broker/requests?${query}`, reader);
    expect([status, json.obj]).toEqual([
      422,
      { success: false, error_code: 'FILTER_INVALID', field },
    ]);
  });
});

describe('one request', () => {
  it('one request is returned in full by its id or by its code, in upper or lower case', async () => {
    const { get, ask } = brokersApi();
    const source = { utm_source: 'google' };
    const { obj } = (await ask('/api/travel/submit', { ...submission, source })).json;
    const { Quote_Request_Id: id, Quote_Request_Code: code } = obj.data;
    const shown = await get(`/api/broker/requests/${id}`, reader);
    const { contractor, specificData } = submission;
    expect(shown.json.obj).toMatchObject({ id, code, contractor, specificData, source });
    expect(shown.json.obj.receipt.id).toBe(obj.data.Consent_Receipt.id);
    expect(JSON.stringify(shown.json)).not.toContain('keyHash');
    expect((await get(`/api/broker/requests/${code.toLowerCase()}`, reader)).json).toEqual(
      shown.json,
    );
  });

  it.each([['KMR-4821'], ['4f3c2a1b-0000-4000-8000-000000000000'], ['anna@example.it'], ['%00']])(
    'a request is unknown as %s',
    async (named) => {
      const { get, ask } = brokersApi();
      const { status, json } = await get(`/api/broker/requests/${named}`, reader);
      expect([status, json.obj.error_code]).toEqual([404, 'REQUEST_UNKNOWN']);
      const changed = await ask(`/api/broker/requests/${named}/status`, { revision: 0 }, crm);
      expect([changed.status, changed.json.obj.error_code]).toEqual([404, 'REQUEST_UNKNOWN']);
    },
  );
});

describe('the state of a request', () => {
  it('the state of a request changes part by part, with the author and the time of each change', async () => {
    const { store, get, ask } = brokersApi();
    const [code] = await stored(store, [1]);
    const change = async (body: object) =>
      (await ask(`/api/broker/requests/${code}/status`, body, crm)).json.obj;
    const taken = { status: 'taken', assignee: 'Marta Conti' };
    await change({ revision: 0, ...taken, assignee: ' Marta Conti ' });
    const note = 'Richiamare dopo le 18';
    const expected = {
      ...{ ...taken, note, revision: 2 },
      ...{ changedAt: now.toISOString(), changedBy: 'crm' },
    };
    expect(await change({ revision: 1, note })).toEqual(expected);
    expect((await get(`/api/broker/requests/${code}`, reader)).json.obj.handling).toEqual(expected);
    expect(await change({ revision: 2, note: '' })).toMatchObject({ ...taken, note: '' });
  });

  it('the state of a request stays if another change came after it was read', async () => {
    const { store, get, ask } = brokersApi();
    const [code] = await stored(store, [1]);
    const change = (body: object) => ask(`/api/broker/requests/${code}/status`, body, crm);
    const both = await Promise.all([
      change({ revision: 0, status: 'taken' }),
      change({ revision: 0, status: 'lost' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = await change({ revision: 0, status: 'new' });
    expect(late.json.obj.error_code).toBe('REQUEST_CHANGED');
    const { revision, status } = (await get(`/api/broker/requests/${code}`, reader)).json.obj
      .handling;
    expect([revision, status]).toEqual([1, both[0].status === 200 ? 'taken' : 'lost']);
  });

  it('the state of a request cannot be changed with a token that only reads', async () => {
    const { store, get, ask } = brokersApi();
    const [code] = await stored(store, [1]);
    const { status, json } = await ask(
      `/api/broker/requests/${code}/status`,
      { revision: 0, status: 'lost' },
      reader,
    );
    expect([status, json.obj.error_code]).toEqual([403, 'SCOPE_MISSING']);
    expect((await get('/api/broker/requests?status=new', reader)).json.obj.requests).toHaveLength(
      1,
    );
  });

  it.each([
    [{ status: 'taken' }, 'MISSING_FIELD'],
    [{ revision: 0, status: 'open' }, 'WRONG_TYPE'],
    [{ revision: 0, note: 'a'.repeat(2001) }, 'WRONG_TYPE'],
    [{ revision: 0, colour: 'red' }, 'UNKNOWN_FIELD'],
  ])('is refused as %j', async (body, code) => {
    const { store, ask } = brokersApi();
    const [named] = await stored(store, [1]);
    const { status, json } = await ask(`/api/broker/requests/${named}/status`, body, crm);
    expect([status, json.obj.error_code]).toEqual([400, code]);
  });

  it('a change of a request is in the log with its author, but without the note and the assignee', async () => {
    const { store, ask, changed, logged } = brokersApi();
    const [code] = await stored(store, [1]);
    const body = { revision: 0, status: 'lost', note: 'Malata', assignee: 'Marta Conti' };
    await ask(`/api/broker/requests/${code}/status`, body, crm);
    expect(changed).toEqual([
      {
        level: 'info',
        event: 'request-changed',
        request: logged.at(-1)?.request,
        quote: expect.stringMatching(/^0{8}-/),
        status: 'lost',
        token: 'crm',
      },
    ]);
  });
});

describe('an account', () => {
  it('an account gets the id of the sales system, which its next pages and requests contain', async () => {
    const { join, myData, ask, changed } = brokersApi({ store: memoryStore() });
    const token = await join();
    const { id } = (await myData(token)).json.user;
    const body = { sfAccountId: '0015g00000XYZabAAH' };
    const { status, json } = await ask(`/api/broker/accounts/${id}`, body, crm);
    expect([status, json.obj]).toEqual([200, { id, sf_account_id: body.sfAccountId }]);
    expect((await myData(token)).json.user.sf_account_id).toBe(body.sfAccountId);
    expect(changed.map(({ event, token: by }) => [event, by])).toEqual([['account-linked', 'crm']]);
  });

  it.each([
    ['nobody', { sfAccountId: '0015' }, crm, 404, 'ACCOUNT_UNKNOWN'],
    ['nobody', { sfAccountId: 'a b' }, crm, 400, 'WRONG_TYPE'],
    ['nobody', { sfAccountId: '0015' }, reader, 403, 'SCOPE_MISSING'],
  ])('%s with %j is refused', async (id, body, headers, status, code) => {
    const answer = await brokersApi().ask(`/api/broker/accounts/${id}`, body, headers);
    expect([answer.status, answer.json.obj.error_code]).toEqual([status, code]);
  });
});
