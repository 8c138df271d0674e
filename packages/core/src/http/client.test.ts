import { describe, expect, it } from 'vitest';
import { calls, quoteCalls, userCalls } from './calls.fixture.ts';
import { createClient } from './client.ts';
import { fakeBackEnd, json } from './fake-back-end.ts';
import { memoryToken } from './memory-token.ts';

function clientOf(answer: () => Response | Promise<Response>) {
  const { fetch, requests } = fakeBackEnd(answer);
  return { client: createClient({ line: 'travel', fetch, token: memoryToken() }), requests };
}

describe.each(calls)('$name', (call) => {
  const { make, address, body, yes, data, contentType = 'application/json', token } = call;
  it('a call sends the HTTP request that the contract defines', async () => {
    const { client, requests } = clientOf(() => Response.json(yes));
    await make(client);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ address, method: body ? 'POST' : 'GET' });
    expect(requests[0]?.body).toEqual(body);
    expect(requests[0]?.headers.get('content-type')).toBe(body ? contentType : null);
    const authorization = token === undefined ? null : `Bearer ${token}`;
    expect(requests[0]?.headers.get('authorization')).toBe(authorization);
  });

  it('a call returns the data of a successful response', async () => {
    const { client } = clientOf(() => Response.json(yes));
    expect(await make(client)).toEqual({ ok: true, data });
  });

  it('a call returns a failure and does not throw when the network is down', async () => {
    const { client } = clientOf(() => Promise.reject(new TypeError('fetch failed')));
    expect(await make(client)).toEqual({ ok: false, kind: 'network', code: 'NETWORK' });
  });

  it("a call returns only the status of a proxy's error page", async () => {
    const page = '<html><h1>502 Bad Gateway</h1> nginx 10.0.0.7</html>';
    const { client } = clientOf(() => new Response(page, { status: 502 }));
    expect(await make(client)).toEqual({ ok: false, kind: 'refused', status: 502 });
  });

  it('a call distinguishes an expired session from a refusal', async () => {
    const { client } = clientOf(() => Response.json({ msg: 'TOKEN_EXPIRED' }, { status: 401 }));
    expect(await make(client)).toEqual({
      ok: false,
      kind: 'expired',
      code: 'TOKEN_EXPIRED',
      status: 401,
    });
  });
});

const aboutTheToken = ['onExpired', 'onOtherToken', 'confirm'];

it('calls.fixture.ts has an example of every method of the client', () => {
  const { client } = clientOf(() => json({}));
  const methods = Object.entries(client)
    .filter(([name, value]) => typeof value === 'function' && !aboutTheToken.includes(name))
    .map(([name]) => name);
  const examples = new Set(calls.map(({ name }) => name.split(' ')[0]));
  expect([...examples].sort()).toEqual(methods.sort());
});

describe.each(userCalls.filter(({ name }) => name !== 'activate'))('$name, refused', ({ make }) => {
  it("a refused call of the user service keeps the server's code and message", async () => {
    const no = { success: false, error_code: 'PASS', error_msg: 'La password è corta' };
    const { client } = clientOf(() => json(no));
    expect(await make(client)).toEqual({
      ok: false,
      kind: 'refused',
      status: 200,
      code: 'PASS',
      message: 'La password è corta',
    });
  });

  it('a call of the user service needs `success` and no error status to succeed', async () => {
    const broken = clientOf(() => Response.json({ success: true }, { status: 500 }));
    expect(await make(broken.client)).toMatchObject({ ok: false, kind: 'refused', status: 500 });
    const silent = clientOf(() => json({}));
    expect(await make(silent.client)).toEqual({ ok: false, kind: 'refused', status: 200 });
  });
});

describe.each(quoteCalls)('$name, refused', ({ make }) => {
  it("a refused call of the quote service keeps the server's message", async () => {
    const { client } = clientOf(() => json({ status: 422, msg: 'Il campo nome è troppo lungo' }));
    expect(await make(client)).toEqual({
      ok: false,
      kind: 'refused',
      status: 422,
      message: 'Il campo nome è troppo lungo',
    });
  });

  it('a refused call of the quote service never returns an error code as the message', async () => {
    const { client } = clientOf(() => json({ status: 422, msg: 'CONTRACTOR_NAME' }));
    expect(await make(client)).toEqual({
      ok: false,
      kind: 'refused',
      status: 422,
      code: 'CONTRACTOR_NAME',
    });
  });

  it('a refused call of the quote service returns the name of the invalid control, if the server sends it', async () => {
    const obj = { success: false, error_code: 'SITUAZIONI', field: 'situazioni' };
    const { client } = clientOf(() => json({ status: 422, msg: 'SITUAZIONI', obj }));
    expect(await make(client)).toEqual({
      ok: false,
      kind: 'refused',
      status: 422,
      code: 'SITUAZIONI',
      field: 'situazioni',
    });
  });

  it('a refused call keeps a message of one word in capitals when another key holds the error code', async () => {
    const body = { status: 422, error_code: 'LOCKED_OUT', msg: 'SOSPESO' };
    const { client } = clientOf(() => json(body));
    expect(await make(client)).toMatchObject({ code: 'LOCKED_OUT', word: 'SOSPESO' });
  });

  it('a refused call prefers the error status of the body to the HTTP status', async () => {
    const { client } = clientOf(() => Response.json({ status: 500, msg: 'Errore' }));
    expect(await make(client)).toMatchObject({ ok: false, status: 500, message: 'Errore' });
  });
});

describe('the data of a response', () => {
  const hollow = [
    ...['myData', 'exportData', 'savePerson', 'saveCompany'],
    ...['submit', 'takeDraft', 'fiscalCode', 'searchAddress'],
  ];
  const listed = ['addressDetails', 'municipalities', 'postalCodes', 'enums', 'professions'];
  const shaped = calls.filter(({ name }) => [...hollow, ...listed].includes(name));
  const yes = { success: true, status: 200, msg: 'ok' };
  describe.each([
    ['is a refusal', { ...yes, obj: { success: true, data: {} } }],
    ['is a refusal even if `data` is missing', { ...yes, obj: { success: true } }],
    ['is a refusal even if `obj` is null', { ...yes, data: 'ok', obj: null }],
  ])('a success without its data %s', (_, body) => {
    it.each(shaped)('$name counts a success without its data as a refusal', async ({ make }) => {
      const { client } = clientOf(() => json(body));
      expect(await make(client)).toMatchObject({ ok: false, kind: 'refused', status: 200 });
    });
  });

  it('an option list counts as refused if one of its options has no id', async () => {
    const { client } = clientOf(() => Response.json([{ id: 'a', value: 'A' }, { value: 'B' }]));
    expect(await client.enums('sport')).toMatchObject({ ok: false, kind: 'refused' });
  });
});

describe('the highest successful status', () => {
  it('the highest successful status is 200 for a step save', async () => {
    const { client } = clientOf(() => json({ status: 202, msg: 'Riprova' }));
    expect(await client.save(2, {})).toMatchObject({ ok: false, status: 202 });
    expect(await client.checkContractor({ contractor: {} })).toMatchObject({ ok: false });
  });

  it('the highest successful status is 204 for a validator', async () => {
    const empty = clientOf(() => new Response(null, { status: 204 }));
    expect(await empty.client.validate('piva', '00743110157')).toEqual({ ok: true, data: null });
    const partial = clientOf(() => json({ status: 206, msg: 'Targa non valida' }));
    expect(await partial.client.validate('targa_moto', 'X')).toMatchObject({
      ok: false,
      message: 'Targa non valida',
    });
  });
});

describe('submit', () => {
  it('submit sends the idempotency key', async () => {
    const { client, requests } = clientOf(() => json({ status: 200 }));
    const submit = calls.find(({ name }) => name === 'submit');
    await submit?.make(client);
    expect(requests[0]?.headers.get('idempotency-key')).toBe('key-1');
  });

  it('submit returns the error code of a rejected quote request', async () => {
    const no = { status: 200, msg: 'Dati errati', obj: { success: false, error_code: 'SPORT' } };
    const { client } = clientOf(() => json(no));
    const submit = calls.find(({ name }) => name === 'submit');
    expect(await submit?.make(client)).toEqual({
      ok: false,
      kind: 'refused',
      status: 200,
      code: 'SPORT',
      message: 'Dati errati',
    });
  });
});

describe('recallMe', () => {
  const recall = calls.find(({ name }) => name === 'recallMe');
  it('recallMe succeeds when an earlier call has already chosen the channel', async () => {
    const { client } = clientOf(() =>
      json({ success: false, errors: ['Quote q-1 not UPDATED'] }, { status: 409 }),
    );
    expect(await recall?.make(client)).toEqual({ ok: true, data: 'kept' });
  });

  it('recallMe is refused for any other error', async () => {
    const { client } = clientOf(() => json({ success: false, errors: ['unknown quote'] }));
    expect(await recall?.make(client)).toMatchObject({ ok: false, kind: 'refused' });
  });
});

describe('a custom back end', () => {
  it('a custom back end may have other URLs and paths, and receive cookies', async () => {
    const { fetch, requests } = fakeBackEnd(() => json({ success: true }));
    const client = createClient({
      line: 'travel',
      user: 'https://utenti.example.it/v2/',
      quote: 'https://preventivi.example.it',
      paths: { login: 'accesso', enums: 'liste/{list}.json', save: 'salva' },
      credentials: 'include',
      token: memoryToken(),
      fetch,
    });
    await client.login({ email: 'a@b.it', password: 'x' });
    await client.enums('sport');
    await client.save(3, {});
    expect(requests.map(({ address }) => address)).toEqual([
      'https://utenti.example.it/v2/accesso',
      'https://preventivi.example.it/liste/sport.json',
      'https://preventivi.example.it/salva',
    ]);
    expect(requests.map(({ credentials }) => credentials)).toEqual([
      'include',
      'include',
      'include',
    ]);
  });
});

describe('postal codes from another back end', () => {
  it('postal codes get back the leading zeros that they lost as numbers', async () => {
    const { client } = clientOf(() =>
      json([{ id: 184, value: '00184' }, { id: 10122, value: 10122 }, { id: '06100' }]),
    );
    expect(await client.postalCodes({ comune: 'ROMA', provincia: 'RM' })).toMatchObject({
      data: [
        { id: '00184', value: '00184' },
        { id: '10122', value: '10122' },
        { id: '06100', value: '06100' },
      ],
    });
  });
});
