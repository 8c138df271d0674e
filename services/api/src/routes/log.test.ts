import { describe, expect, it } from 'vitest';
import { memoryRateLimiter } from '../rate-limit/memory-rate-limiter.ts';
import { giuliasAccount } from '../seeded-account.ts';
import { accountApi, bearer, credentials, marco } from '../testing/account-api.ts';
import { contractor, privacy, submission, trip } from '../testing/giulia.ts';
import { testApi } from '../testing/test-api.ts';

const secret = 'a secret of thirty-two letters..';

it('the server logs a whole funnel without personal data', async () => {
  const { ask, get, logged } = testApi();
  await get('/api/travel/enums/tipoViaggio');
  await ask('/api/travel/location/findComune', { nome: 'MILANO', isResidenza: false });
  await ask('/api/travel/address/search', { input: contractor.indirizzoResidenza_SedeLegale });
  await ask('/api/travel/contractor', { contractor });
  await ask('/api/travel/contractor', { contractor: { ...contractor, email: 'giulia.ferri@' } });
  await ask('/api/travel/save?step=2', { specificData: trip, privacy: privacy() });
  const { json } = await ask('/api/travel/submit', submission, { 'idempotency-key': 'chiave-1' });
  const { Quote_Request_Id, Quote_Request_Key } = json.obj.data;
  await ask('/api/quote-request/recall-me', {
    Quote_Request_Id,
    Quote_Request_Key,
    Recall_Channel: 'phone',
  });
  await get(`/api/travel/${encodeURIComponent(contractor.email)}`);

  expect(logged.map(({ route, status }) => `${status} ${route}`)).toEqual([
    '200 /api/:line/enums/:list',
    '200 /api/:line/location/findComune',
    '200 /api/:line/address/search',
    '200 /api/:line/contractor',
    '422 /api/:line/contractor',
    '200 /api/:line/save',
    '200 /api/:line/submit',
    '200 /api/quote-request/recall-me',
    '404 -',
  ]);
  const lines = JSON.stringify(logged).toLowerCase();
  const secrets = [
    ...['giulia', 'ferri', 'example.it', '3331234567', 'milano', 'roma', '1985', 'architetto'],
    ...['chiave-1', Quote_Request_Id, Quote_Request_Key],
  ];
  for (const secret of secrets) expect(lines).not.toContain(secret);
});

it('the server logs the use of an account without personal data or tokens', async () => {
  const api = accountApi();
  const { ask, get, app, mailedToken, activate, login, myData, logged } = api;
  const answers: string[] = [];
  const said = (json: unknown) => answers.push(JSON.stringify(json));

  said((await ask('/api/users/register', marco)).json);
  said((await ask('/api/users/register', marco)).json);
  said((await login()).json);
  const activation = await mailedToken();
  answers.push((await activate(activation)).html);
  answers.push((await activate(activation)).html);
  said((await login({ ...credentials, password: 'Tulipano7!' })).json);
  const { json, token } = await login();
  said(json);
  said((await get('/api/users/my-data', bearer(`${token}x`))).json);
  const saved = await ask('/api/persons/upsert', giuliasAccount.people[0], bearer(token));
  const wrong = { ...giuliasAccount.people[0], phone: 'x' };
  said((await ask('/api/persons/upsert', wrong, bearer(token))).json);
  said((await ask('/api/users/password/forgot', { email: marco.email })).json);
  const link = await mailedToken();
  const password = 'Tulipano7!';
  said((await ask('/api/users/password/reset', { token: link, password })).json);
  said((await ask('/api/users/password/reset', { token: link, password })).json);
  await app.request(`/api/users/${marco.email}?password=${marco.password}&token=${token}`);
  expect(saved.status).toBe(200);
  expect((await myData(token)).status).toBe(401);

  expect(logged).toHaveLength(15);
  const { id } = (await api.store.accounts.byEmail(marco.email)) ?? {};
  const secrets = [
    ...['marco', 'bianchi', 'example.it', '3471112233', 'giulia', 'ferri', 'girasole', 'tulipano'],
    ...[activation, link, token, token.split('.')[2], id].map(String),
  ].map((secret) => secret.toLowerCase());
  for (const text of [JSON.stringify(logged), ...answers])
    for (const secret of secrets) expect(text.toLowerCase()).not.toContain(secret);
});

describe('audit trail of an account', () => {
  it('the audit trail contains each event with keyed digests of account and network, without personal data', async () => {
    const api = accountApi({ secret, rateLimiter: memoryRateLimiter({ send: 100, login: 1 }) });
    const { join, login, ask, get, mailedToken, audited, logged } = api;
    const token = await join();
    const wrong = { ...credentials, password: 'Tulipano7!' };
    await login(wrong);
    await login(wrong);
    await get('/api/users/export', bearer(token));
    await ask('/api/users/password/forgot', { email: marco.email });
    const reset = { token: await mailedToken(), password: 'Tulipano7!' };
    await ask('/api/users/password/reset', reset);
    const fresh = (await login(wrong)).token;
    await ask('/api/users/erase', { password: 'Sbagliata1!' }, bearer(fresh));
    await ask('/api/users/erase', { password: 'Tulipano7!' }, bearer(fresh));

    expect(audited.map(({ level, event, seconds }) => [level, event, seconds])).toEqual([
      ['warn', 'login-failed', undefined],
      ['warn', 'login-slowed', 15],
      ['info', 'data-exported', undefined],
      ['info', 'password-reset', undefined],
      ['warn', 'login-failed', undefined],
      ['info', 'account-erased', undefined],
    ]);
    const digest = /^[0-9a-f]{16}$/;
    for (const { account, network, request } of audited) {
      expect([account, network]).toEqual([
        expect.stringMatching(digest),
        expect.stringMatching(digest),
      ]);
      expect(logged.some((line) => line.request === request)).toBe(true);
    }
    // All entries have one account and one network. Another secret produces other digests.
    expect(new Set(audited.map(({ account, network }) => account + network)).size).toBe(1);
    const other = accountApi({ secret: `${secret}!` });
    await other.login(wrong);
    expect(other.audited[0]?.account).not.toBe(audited[0]?.account);
    const lines = JSON.stringify(audited).toLowerCase();
    for (const word of ['marco', 'bianchi', 'example.it', 'tulipano', reset.token, token, fresh])
      expect(lines).not.toContain(word.toLowerCase());
  });

  it('the audit trail has equal lines for an unknown and a known email', async () => {
    const { join, login, audited } = accountApi({ secret });
    await join();
    await login({ ...credentials, password: 'Tulipano7!' });
    await login({ ...credentials, email: 'nessuno@example.it' });
    const [known, unknown] = audited.map(({ account: _, request: __, ...rest }) => rest);
    expect(known).toEqual(unknown);
  });
});
