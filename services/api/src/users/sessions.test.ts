import { decodeJwt, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { giuliasAccount } from '../seeded-account.ts';
import { accountApi, bearer } from '../testing/account-api.ts';
import { privacy, trip } from '../testing/giulia.ts';
import { now } from '../testing/test-api.ts';

const secret = 'un segreto che nessuno indovina, mai e poi mai, nemmeno per sbaglio';
const minute = 60 * 1000;
const day = 24 * 60 * minute;
const after = (ms: number) => new Date(now.getTime() + ms);

/** Logs a user in, with a clock that the test can move. */
async function loggedIn() {
  let clock = now;
  const api = accountApi({ secret, clock: () => clock });
  const token = await api.join();
  return {
    ...api,
    token,
    move: (ms: number) => {
      clock = after(ms);
    },
  };
}

const parties = { iss: 'preventivo', aud: 'preventivo' };
const seconds = (ms: number) => Math.floor(after(ms).getTime() / 1000);
const signed = (claims: object, alg = 'HS256', key = secret) =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg }).sign(new TextEncoder().encode(key));

describe('a token', () => {
  it('a token contains the account id, the session id and the expiry, and no personal data', async () => {
    const { token } = await loggedIn();
    expect(decodeJwt(token)).toEqual({
      ...parties,
      sub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      sid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      iat: seconds(0),
      exp: seconds(120 * minute),
    });
  });

  it('a token is renewed with each response to a logged-in user, including an error', async () => {
    const { token, myData, ask, move } = await loggedIn();
    move(30 * minute);
    const { headers } = await myData(token);
    expect(decodeJwt(headers.get('x-token') ?? '').exp).toBe(seconds(150 * minute));
    const [person] = giuliasAccount.people;
    const refused = await ask('/api/persons/upsert', { ...person, name: '' }, bearer(token));
    expect(refused.status).toBe(422);
    expect(decodeJwt(refused.headers.get('x-token') ?? '').exp).toBe(seconds(150 * minute));
  });

  it('the server ends a session after two hours without use', async () => {
    const { token, myData, move } = await loggedIn();
    move(119 * minute);
    const { headers } = await myData(token);
    move(238 * minute);
    expect((await myData(headers.get('x-token') ?? '')).status).toBe(200);
    expect((await myData(token)).json.error_code).toBe('TOKEN_EXPIRED');
  });

  it('the server keeps no session longer than thirty days, however often it is used', async () => {
    const { token, myData, move } = await loggedIn();
    let fresh = token;
    for (let at = 0; at < 30 * day - 50 * minute; at += 100 * minute) {
      move(at);
      fresh = (await myData(fresh)).headers.get('x-token') ?? '';
    }
    expect(decodeJwt(fresh).exp).toBe(seconds(30 * day));
    move(30 * day);
    expect((await myData(fresh)).status).toBe(401);
  });

  it('calls of an account require a token', async () => {
    const { get } = await loggedIn();
    const { status, json, headers } = await get('/api/users/my-data');
    expect([status, json.success, json.error_msg]).toEqual([401, false, 'MISSING_TOKEN']);
    expect(headers.get('x-token')).toBeNull();
  });

  it('an expired token is reported in the error format of both services', async () => {
    const { token, myData, ask, move } = await loggedIn();
    move(3 * 60 * minute);
    const told = { success: false, status: 401, error_code: 'TOKEN_EXPIRED', msg: 'TOKEN_EXPIRED' };
    expect((await myData(token)).json).toMatchObject(told);
    const body = { specificData: trip, privacy: privacy(), isLogged: true };
    expect((await ask('/api/travel/save?step=2', body, bearer(token))).json).toMatchObject(told);
  });

  it('a token is rejected when it is forged, incomplete, expired or for another audience', async () => {
    const { token, myData } = await loggedIn();
    const { sub, sid, iat, exp } = decodeJwt(token);
    const good = { ...parties, sub, sid, iat, exp };
    const [head, , signature] = token.split('.');
    const other = btoa(JSON.stringify({ ...good, exp: seconds(day) })).replaceAll('=', '');
    const none = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(good))}.`.replaceAll('=', '');
    const forged = [
      '',
      'x',
      `${token}x`,
      `${head}.${other}.${signature}`,
      none,
      await signed(good, 'HS512'),
      await signed(good, 'HS256', 'un altro segreto che nessuno indovina'),
      await signed({ ...good, iss: 'altri' }),
      await signed({ ...good, aud: 'altri' }),
      await signed({ ...good, nbf: seconds(5 * minute) }),
      await signed({ ...good, exp: seconds(-1000) }),
      await signed({ ...good, exp: undefined }),
      await signed({ ...good, sid: undefined }),
      await signed({ ...good, sid: crypto.randomUUID() }),
      await signed({ ...good, sub: crypto.randomUUID() }),
    ];
    const answers = await Promise.all(forged.map((one) => myData(one)));
    expect(answers.map(({ status }) => status)).toEqual(forged.map(() => 401));
    expect((await myData(await signed(good))).status).toBe(200);
  });

  it.each(['Basic bWFyY28=', 'Bearer', 'Bearer a b', `Bearer ${'a'.repeat(5000)}`, 'bearer'])(
    'a token is not accepted as %s',
    async (authorization) => {
      const { get } = await loggedIn();
      expect((await get('/api/users/my-data', { authorization })).status).toBe(401);
    },
  );

  it('a token is rejected by a server with another secret', async () => {
    const [one, other] = [await loggedIn(), accountApi({ secret: secret.toUpperCase() })];
    expect((await other.myData(one.token)).status).toBe(401);
  });

  it('a token is readable from an allowed origin', async () => {
    const origin = 'https://www.broker.example';
    const { app, post } = accountApi({ config: { corsOrigins: [origin] } });
    const response = await post('/api/users/login', {}, { origin });
    expect(response.headers.get('access-control-expose-headers')).toContain('x-token');
    const asked = { method: 'OPTIONS', headers: { origin } };
    const before = await app.request('/api/users/my-data', asked);
    expect(before.headers.get('access-control-allow-headers')).toContain('authorization');
  });
});
