import { describe, expect, it } from 'vitest';
import { routes } from '../routes/routes.ts';
import { StoreUnavailable } from '../store/store.ts';
import { submission } from '../testing/giulia.ts';
import { testApi } from '../testing/test-api.ts';

const paths = routes.map(({ method, path, scope }) => ({
  method,
  path: path.replace(':line', 'travel'),
  scope,
}));
const token = { name: 'crm', scope: 'write', secret: 'w'.repeat(32) } as const;
const withToken = { config: { requestTokens: [token] } };
const authorization = `Bearer ${token.secret}`;
const json = { 'content-type': 'application/json' };

describe('every response', () => {
  it.each([
    ['a list', 'GET', '/api/travel/enums/sesso', 200],
    ['the health', 'GET', '/health', 200],
    ['being alive', 'GET', '/health/live', 200],
    ['the document', 'GET', '/openapi.json', 200],
    ['a page', 'GET', '/api/users/activate?token=x', 410],
    ['an account nobody is logged in to', 'GET', '/api/users/my-data', 401],
    ['a refusal', 'POST', '/api/travel/contractor', 400],
    ['another content type', 'PUT', '/api/travel/submit', 404],
    ['an unknown call', 'GET', '/api/travel/oroscopo', 404],
    ['an unknown page', 'GET', '/oroscopo', 404],
  ])('every response has the security headers: %s', async (_, method, path, status) => {
    const init = method === 'POST' ? { method, headers: json, body: '{}' } : { method };
    const response = await testApi().app.request(path, init);
    expect(response.status).toBe(status);
    const { headers } = response;
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe(
      path.includes('/activate') ? 'strict-origin' : 'strict-origin-when-cross-origin',
    );
    const policy = headers.get('content-security-policy');
    for (const rule of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(policy).toContain(`${rule} 'none'`);
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-z]{12}$/);
    const isList = path.includes('/enums/');
    expect(headers.get('cache-control')).toBe(isList ? 'public, max-age=300' : 'no-store');
  });

  it('the API responds with 503 in its error format when the database is unavailable', async () => {
    const api = testApi();
    api.store.submitted = () => Promise.reject(new StoreUnavailable(new Error('giulia.ferri')));
    const {
      status,
      headers,
      json: said,
    } = await api.ask('/api/travel/submit', submission, {
      'idempotency-key': 'k',
    });
    expect([status, said.status, said.obj.error_code]).toEqual([503, 503, 'UNAVAILABLE']);
    expect(headers.get('retry-after')).toBe('5');
    expect(api.logged[0]).toMatchObject({ level: 'error', route: '/api/:line/submit' });
    expect(api.logged[0]?.fault).toContain('StoreUnavailable');
    expect(JSON.stringify(api.logged)).not.toContain('giulia');
  });

  it('the API responds with 500 without details to an unexpected error', async () => {
    const api = testApi();
    api.store.submitted = () => Promise.reject(new TypeError('giulia.ferri@example.it is not'));
    const answer = await api.ask('/api/travel/submit', submission, { 'idempotency-key': 'k' });
    expect([answer.status, answer.json.obj.error_code]).toEqual([500, 'INTERNAL_ERROR']);
    expect(JSON.stringify([answer.json, api.logged])).not.toContain('giulia');
    expect(api.logged[0]?.fault).toMatch(/^TypeError \| at /);
  });

  it('the API responds with 404 in the error format of the service to an unknown path', async () => {
    const { ask, get } = testApi();
    const { status, json: said } = await ask('/api/users/oroscopo', {});
    expect([status, said.success, said.error_code]).toEqual([404, false, 'NOT_FOUND']);
    const { json: quote } = await get('/api/travel/oroscopo');
    expect([quote.status, quote.obj.error_code]).toEqual([404, 'NOT_FOUND']);
  });

  it.each(routes.filter(({ bearer, scope }) => bearer === true || scope))(
    '$path returns MISSING_TOKEN before it validates the body',
    async ({ method, path }) => {
      const init = method === 'POST' ? { method, headers: json, body: '{}' } : { method };
      const response = await testApi(withToken).app.request(path, init);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ success: false, error_msg: 'MISSING_TOKEN' });
    },
  );
});

describe('a call that changes data', () => {
  const posts = paths.filter(({ method }) => method === 'POST');
  // Exclude the activation form: a browser posts it from a page with the same URL.
  const scripts = posts.filter(({ path }) => path !== '/api/users/activate');

  it.each(posts)('$path rejects a request from another site', async ({ path }) => {
    const { post, logged } = testApi();
    const foreign = { origin: 'https://evil.example', host: 'api.example' };
    const response = await post(path, '{}', foreign);
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(logged).toHaveLength(1);
  });

  it.each(scripts)('$path rejects a submitted HTML form', async ({ path }) => {
    const { post } = testApi(withToken);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expect((await post(path, 'a=1', { authorization, 'content-type': type })).status).toBe(415);
  });

  it.each(scripts)('$path does not exist for GET requests', async ({ path }) => {
    expect((await testApi().get(path)).status).toBe(404);
  });
});

describe('another origin', () => {
  const shop = 'https://www.broker.example';
  const { app, post } = testApi({ config: { corsOrigins: [shop] } });

  it('a page of an allowed origin may call the API and read its responses', async () => {
    const response = await post('/api/travel/professions', { area: 'medica' }, { origin: shop });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe(shop);
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
    expect(response.headers.get('access-control-expose-headers')).toContain('idempotent-replayed');
    expect(response.headers.get('vary')).toBe('Origin');
  });

  it('a cached list without CORS headers is not reused for an allowed origin', async () => {
    const list = await app.request('/api/travel/enums/sesso');
    expect(list.headers.get('cache-control')).toContain('public');
    expect(list.headers.get('vary')).toBe('Origin');
  });

  it('a page of an allowed origin passes the preflight', async () => {
    const asked = { method: 'OPTIONS', headers: { origin: shop } };
    const response = await app.request('/api/travel/submit', asked);
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toContain('idempotency-key');
  });

  it.each([
    'https://evil.example',
    'null',
    'https://www.broker.example.evil.example',
    'http://www.broker.example',
  ])('an origin that is not allowed gets no CORS headers: %s', async (origin) => {
    for (const method of ['OPTIONS', 'POST', 'GET']) {
      const path = method === 'GET' ? '/api/travel/enums/sesso' : '/api/travel/submit';
      const response = await app.request(path, {
        method,
        headers: { origin, host: 'api.example' },
      });
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
      expect(response.status).toBe(method === 'GET' ? 200 : 403);
    }
  });

  it('a request is same-origin when host and origin are equal, or when the browser says so', async () => {
    const body = { area: 'medica' };
    const same = { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' };
    expect((await post('/api/travel/professions', body, same)).status).toBe(200);
    const proxied = {
      origin: 'https://broker.example',
      host: 'inside:3000',
      'sec-fetch-site': 'same-origin',
    };
    expect((await post('/api/travel/professions', body, proxied)).status).toBe(200);
    const lying = { ...proxied, 'sec-fetch-site': 'cross-site' };
    expect((await post('/api/travel/professions', body, lying)).status).toBe(403);
  });
});
