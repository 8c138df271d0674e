import { describe, expect, it } from 'vitest';
import { memoryRateLimiter } from '../../rate-limit/memory-rate-limiter.ts';
import { accountApi, credentials, marco } from '../../testing/account-api.ts';

const form = 'application/x-www-form-urlencoded';

describe('a mail scanner', () => {
  const looks: readonly (readonly [string, RequestInit])[] = [
    ['opens the link', { method: 'GET' }],
    ['asks for its head', { method: 'HEAD' }],
    ['presses the button of an empty form', { method: 'POST', headers: { 'content-type': form } }],
    [
      'posts the form with an empty password',
      { method: 'POST', body: new URLSearchParams({ password: '' }) },
    ],
    ['posts JSON', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }],
  ];

  it.each(looks)('a mail scanner that repeatedly %s activates nothing', async (_, init) => {
    const rateLimiter = memoryRateLimiter({ send: 100 });
    const { app, register, activate, mailedToken, login } = accountApi({ rateLimiter });
    await register();
    const token = await mailedToken();
    for (const _again of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const looked = await app.request(`/api/users/activate?token=${token}`, init);
      expect(looked.status).toBe(init.method === 'POST' ? 422 : 200);
    }
    expect((await login()).json.error_code).toBe('USER_NOT_ACTIVATED');
    // The visits of the scanner did not count as attempts.
    expect((await activate(token)).html).toContain('<h1>Profilo attivato</h1>');
  });
});

describe('an attacker who registers the email of another person', () => {
  const attackers = { ...credentials, password: 'Attacco77!' };
  const attack = { password: attackers.password, name: 'Altri', phone: '3339999999' };

  /**
   * Registers the email in this order. Returns the tokens of the mails; only the owner gets the
   * mails.
   */
  async function registered(order: readonly ('owner' | 'attacker')[]) {
    const api = accountApi();
    const tokens: { who: 'owner' | 'attacker'; token: string }[] = [];
    for (const who of order) {
      expect((await api.register(who === 'owner' ? {} : attack)).status).toBe(200);
      tokens.push({ who, token: await api.mailedToken() });
    }
    const of = (who: 'owner' | 'attacker') =>
      tokens.filter((one) => one.who === who).map(({ token }) => token);
    return { ...api, of };
  }
  const orders = [
    ['attacker'],
    ['attacker', 'owner'],
    ['owner', 'attacker'],
    ['attacker', 'owner', 'attacker'],
    ['owner', 'attacker', 'owner'],
  ] as const;

  it.each(orders.map((order) => [order.join(', '), order] as const))(
    'an attacker cannot log in, even if the owner and mail scanners open every link: %s',
    async (_, order) => {
      const { app, of, activate, login } = await registered(order);
      for (const token of [...of('attacker'), ...of('owner')]) {
        await app.request(`/api/users/activate?token=${token}`);
        await app.request(`/api/users/activate?token=${token}`, { method: 'POST' });
      }
      // On each page of the attacker's links, the owner enters the owner's password.
      for (const token of of('attacker')) expect((await activate(token)).status).toBe(422);
      expect((await login(attackers)).token).toBe('');
      expect((await login()).token).toBe('');
    },
  );

  it.each(
    orders.filter((order) => order.length > 1).map((order) => [order.join(', '), order] as const),
  )('an attacker cannot lock out the owner: %s', async (_, order) => {
    const { of, activate, login, myData, register } = await registered(order);
    expect((await activate(of('owner')[0] ?? '')).status).toBe(200);
    const { token } = await login();
    expect((await myData(token)).json.user).toMatchObject({
      name: marco.name,
      phone: '3471112233',
    });
    expect((await login(attackers)).json.error_code).toBe('LOGIN_FAILED');
    for (const late of of('attacker'))
      expect((await activate(late, attack.password)).status).toBe(410);
    expect((await register(attack)).json.error_code).toBe('ALREADY_REGISTERED');
  });
});
