import { expect, it } from 'vitest';
import { accountApi, bearer, credentials, marco } from '../testing/account-api.ts';
import { giuliasAccount } from '../testing/seeded-account.ts';

it('notes the life of an account without a word of whose it is, and tells none of it twice', async () => {
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
