import { defaultBroker } from '@preventivo/core';
import { travel } from '@preventivo/line-travel/line';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { webSha256 } from '../../crypto/digest.ts';
import type { Mail } from '../../mail/mail.ts';
import { createDeliver, requestKinds } from '../../outbox/deliver.ts';
import { mailLimit } from '../../outbox/mail-limit.ts';
import { createReference } from '../../reference/reference.ts';
import { accountApi, bearer, marco } from '../../testing/account-api.ts';
import { openEngines, type TestedEngine } from '../../testing/engines.ts';
import { contractor, submission } from '../../testing/giulia.ts';
import { data, now } from '../../testing/test-api.ts';

// Attacks on accounts and mailboxes through `/api`. They come from many networks.
const { engines, close } = await openEngines();
afterAll(close, 60_000);

const secret = 'a secret of thirty-two letters..';
const receivers = { webhook: undefined, brokerMail: 'broker@example.it', visitorMail: true };
let counted = 0;
/** Returns an email that no other test uses. */
const freshEmail = () => {
  counted += 1;
  return `vittima.${counted}@example.it`;
};
/** Twenty connections of one household, an IPv6 /56. */
const household = Array.from(
  { length: 20 },
  (_, at) => `2001:db8:0:7${at.toString(16).padStart(2, '0')}::/64`,
);
/** Clients in 21 unrelated networks. The household has only 20 connections. */
const strangers = Array.from({ length: 21 }, (_, at) => `198.51.${at}.7`);
const otherStrangers = strangers.map((client) => client.replace('198', '199'));

/**
 * Creates an API with an engine. Returns helpers to call it as any client, and the mails of its
 * worker.
 */
function attackedApi({ store, rateLimiter }: TestedEngine) {
  let clock = now;
  const api = accountApi({
    store,
    rateLimiter: {
      ...rateLimiter,
      // Do not limit the calls of a client. Other tests cover that limit.
      consume: (group, client) =>
        ['send', 'check'].includes(group) ? Promise.resolve(0) : rateLimiter.consume(group, client),
    },
    secret,
    clock: () => clock,
    dispatch: { requests: requestKinds(receivers), wake: () => {} },
  });
  const sent: Mail[] = [];
  const leftOut: string[] = [];
  const deliver = createDeliver({
    store,
    mailer: { send: async (mail) => void sent.push(mail) },
    receivers,
    lines: { travel },
    reference: createReference(data),
    broker: defaultBroker,
    mayLeave: mailLimit(store.recipients, secret, () => clock),
    links: { sha256: webSha256, now: () => clock, publicUrl: () => 'https://broker.example' },
  });
  async function delivered() {
    const claim = { lease: 'l', at: '2030', until: '2040', limit: 1000 };
    for (const kind of ['accountLink', ...requestKinds(receivers)] as const)
      for (const one of await store.outbox.claim({ ...claim, kind })) {
        const outcome = await deliver(one, AbortSignal.timeout(10_000));
        if (outcome === 'left-out') leftOut.push(kind);
        await store.outbox.done(one.id, 'l');
      }
    return sent;
  }
  async function from(client: string, path: string, body: object, headers: object = {}) {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    };
    const answer = await api.app.request(path, init, { client });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }
  const mailed = async (email: string) => (await delivered()).filter(({ to }) => to === email);
  const linkTo = async (email: string) =>
    /token=(\w{64})/.exec((await mailed(email)).at(-1)?.text ?? '')?.[1] ?? '';
  const login = (client: string, email: string, password: string, cookie?: string) =>
    from(client, '/api/users/login', { email, password }, cookie ? { cookie } : {});
  const register = (client: string, email: string, password: string) =>
    from(client, '/api/users/register', { ...marco, email, password });
  const submit = (client: string, email: string) =>
    from(
      client,
      '/api/travel/submit',
      { ...submission, contractor: { ...contractor, email } },
      { 'idempotency-key': crypto.randomUUID() },
    );
  /** Creates an account without logging in. */
  async function join(email: string) {
    counted += 1;
    await register(`203.0.113.${counted}`, email, marco.password);
    await api.activate(await linkTo(email));
  }
  /** Tries five wrong passwords from each client. */
  async function attack(email: string, clients: readonly string[]) {
    const statuses: number[] = [];
    for (let round = 0; round < 5; round += 1)
      for (const client of clients)
        statuses.push((await login(client, email, `Sbagliata${round}!`)).status);
    return statuses;
  }
  return {
    ...{
      ...api,
      sent,
      leftOut,
      delivered,
      from,
      mailed,
      linkTo,
      login,
      register,
      submit,
      join,
      attack,
    },
    pass: (minutes: number) => {
      clock = new Date(clock.getTime() + minutes * 60_000);
    },
  };
}

/**
 * Freezes the clock, so that no wait ends during a test. The PostgreSQL driver needs real timers.
 */
function stopTheClock({ name }: TestedEngine) {
  const toFake = name === 'PostgreSQL' ? (['Date'] as const) : (['Date', 'setTimeout'] as const);
  beforeEach(() => void vi.useFakeTimers({ now, toFake: [...toFake] }));
  afterEach(() => void vi.useRealTimers());
}

const cookieOf = (headers: Headers) => headers.get('set-cookie')?.split(';')[0] ?? '';

describe.each(engines)('an attacked account, with $name', (engine) => {
  stopTheClock(engine);

  it('twenty wrong guesses slow a household down, but not the correct password from elsewhere', async () => {
    const { join, attack, login } = attackedApi(engine);
    const email = freshEmail();
    await join(email);
    const statuses = await attack(email, household);
    expect(statuses.filter((status) => status === 422)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(80);
    const waiting = await login(household[0] ?? '', email, marco.password);
    expect(waiting.status).toBe(429);
    const seconds = Number(waiting.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    expect((await login('192.0.2.9', email, marco.password)).status).toBe(200);
  });

  it('an attacked account admits its owner with a known device, an open session, or after a reset by mail', async () => {
    const { app, join, attack, login, from, linkTo } = attackedApi(engine);
    const email = freshEmail();
    await join(email);
    const home = '192.0.2.20';
    const before = await login(home, email, marco.password);
    const [token, device] = [before.headers.get('x-token') ?? '', cookieOf(before.headers)];
    await attack(email, [...strangers, home]);
    // Without the device cookie, a client has to wait even with the correct password.
    expect((await login('192.0.2.30', email, marco.password)).status).toBe(429);
    expect((await login(home, email, marco.password)).status).toBe(429);

    const known = await login(home, email, marco.password, device);
    expect([known.status, known.headers.get('x-token')]).toEqual([200, expect.any(String)]);
    const exported = await app.request(
      '/api/users/export',
      { headers: bearer(token) },
      { client: home },
    );
    expect(exported.status).toBe(200);

    const password = 'Tulipano7!';
    await from(home, '/api/users/password/forgot', { email });
    const reset = { token: await linkTo(email), password };
    const chosen = await from('192.0.2.40', '/api/users/password/reset', reset);
    expect(chosen.status).toBe(200);
    await attack(email, otherStrangers);
    // With the device cookie of the reset, the owner can log in at once from any network. From the
    // network of the reset, the owner needs no cookie.
    expect((await login('192.0.2.50', email, password, cookieOf(chosen.headers))).status).toBe(200);
    expect((await login('192.0.2.40', email, password)).status).toBe(200);
    expect((await login('192.0.2.50', email, password)).status).toBe(429);
    // The new password invalidates the cookie of the earlier login.
    expect((await login('192.0.2.50', email, password, device)).status).toBe(429);
  });

  it('an account can be erased in an open session while its logins are slowed down', async () => {
    const { join, attack, login, from, store } = attackedApi(engine);
    const email = freshEmail();
    await join(email);
    const token = (await login('192.0.2.60', email, marco.password)).headers.get('x-token') ?? '';
    await attack(email, ['192.0.2.60']);
    expect((await login('192.0.2.60', email, marco.password)).status).toBe(429);
    const erase = (password: string) =>
      from('192.0.2.60', '/api/users/erase', { password }, bearer(token));
    expect((await erase('Sbagliata1!')).status).toBe(422);
    expect((await erase(marco.password)).status).toBe(200);
    expect(await store.accounts.byEmail(email)).toBeUndefined();
  });

  it('an account that is slowed down gets the same response as an unknown email', async () => {
    const { join, attack, login } = attackedApi(engine);
    const [email, unknown] = [freshEmail(), freshEmail()];
    await join(email);
    expect(await attack(email, strangers.slice(0, 3))).toEqual(
      await attack(unknown, strangers.slice(3, 6)),
    );
    const [one, other] = [
      await login('198.51.0.7', email, marco.password),
      await login('198.51.3.7', unknown, marco.password),
    ];
    expect([one.status, one.text]).toEqual([other.status, other.text]);
    expect(one.headers.get('set-cookie')).toBeNull();
  });

  it('an account can be activated from its first registration while strangers register the same email', async () => {
    const { register, activate, mailed, linkTo, login } = attackedApi(engine);
    const email = freshEmail();
    await register('192.0.2.70', email, marco.password);
    const link = await linkTo(email);
    const answers = await Promise.all(
      strangers.map((client) => register(client, email, 'Papavero7!')),
    );
    const usual = JSON.stringify({ success: true });
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set([`200 ${usual}`]),
    );
    expect((await mailed(email)).length).toBeLessThanOrEqual(5);
    expect((await activate(link)).status).toBe(200);
    expect((await login('192.0.2.70', email, marco.password)).status).toBe(200);
  });
});

describe.each(engines)('an email that strangers register, with $name', (engine) => {
  stopTheClock(engine);

  it('an email that strangers register is free an hour later, since registrations without a mail are removed', async () => {
    const { register, activate, delivered, linkTo, login, pass, store } = attackedApi(engine);
    const email = freshEmail();
    for (const client of strangers) await register(client, email, 'Papavero7!');
    await delivered();
    expect(await store.accounts.pending(email, now.toISOString())).toHaveLength(3);
    pass(61);
    await register('192.0.2.100', email, marco.password);
    expect((await activate(await linkTo(email))).status).toBe(200);
    expect((await login('192.0.2.100', email, marco.password)).status).toBe(200);
  });
});

describe.each(engines)('mails to one recipient, with $name', (engine) => {
  stopTheClock(engine);

  it('a recipient gets at most 5 mails an hour, of all kinds together, for any spelling of the address', async () => {
    const { from, submit, register, join, delivered, leftOut, sent, pass } = attackedApi(engine);
    const email = freshEmail();
    const spelt = (at: number) =>
      at % 2 ? email.replace('@', `+${at}@`) : email.toUpperCase().replace('EXAMPLE', 'example');
    await join(email);
    pass(61);
    sent.length = 0;
    const answers = new Set<string>();
    for (const [at, client] of strangers.entries()) {
      const submitted = await submit(client, spelt(at));
      expect(submitted.status).toBe(200);
      const forgotten = await from(client, '/api/users/password/forgot', { email });
      answers.add(`${forgotten.status} ${forgotten.text}`);
      await register(client, spelt(at), 'Papavero7!');
      if (at % 5 === 0) await delivered();
    }
    await delivered();
    const mailbox = ({ to }: Mail) => to.toLowerCase().replace(/\+\d+@/, '@') === email;
    expect(sent.filter(mailbox)).toHaveLength(5);
    expect(answers).toEqual(new Set(['200 {"success":true}']));
    // The limit does not apply to the broker, who gets a mail about every request.
    expect(sent.filter(({ to }) => to === 'broker@example.it')).toHaveLength(strangers.length);
    expect(leftOut.length).toBeGreaterThan(40);
    // An hour later, the recipient gets exactly five more mails.
    pass(61);
    sent.length = 0;
    for (const [at, client] of strangers.slice(0, 8).entries()) {
      await submit(client, email);
      await from(client, '/api/users/password/forgot', { email });
      await register(client, spelt(2 * at + 1), 'Papavero7!');
    }
    await delivered();
    expect(sent.filter(mailbox)).toHaveLength(5);
  });

  it('four requests for quotes leave mails for the activation and a new password', async () => {
    const { from, submit, register, activate, mailed, linkTo, login } = attackedApi(engine);
    const [email, home] = [freshEmail(), '192.0.2.90'];
    for (let asked = 0; asked < 4; asked += 1) await submit(home, email);
    expect(await mailed(email)).toHaveLength(3);
    await register(home, email, marco.password);
    expect((await activate(await linkTo(email))).status).toBe(200);
    await from(home, '/api/users/password/forgot', { email });
    const reset = { token: await linkTo(email), password: 'Tulipano7!' };
    expect((await from(home, '/api/users/password/reset', reset)).status).toBe(200);
    expect((await login(home, email, reset.password)).status).toBe(200);
    expect(await mailed(email)).toHaveLength(5);
  });

  it('the fifth mail is reserved for a new password, whose link stays valid when the next mail is left out', async () => {
    const { from, submit, join, mailed, delivered, linkTo, pass, sent, login } =
      attackedApi(engine);
    const email = freshEmail();
    await join(email);
    pass(61);
    sent.length = 0;
    for (const client of strangers.slice(0, 10)) await submit(client, email);
    await delivered();
    expect(await mailed(email)).toHaveLength(3);
    await from('192.0.2.80', '/api/users/password/forgot', { email });
    const link = await linkTo(email);
    expect(link).toMatch(/^\w{64}$/);
    pass(30);
    for (const client of strangers.slice(0, 10))
      await from(client, '/api/users/password/forgot', { email });
    expect(await mailed(email)).toHaveLength(4);
    const password = 'Tulipano7!';
    const reset = await from('192.0.2.80', '/api/users/password/reset', { token: link, password });
    expect(reset.status).toBe(200);
    expect((await login('192.0.2.80', email, password)).status).toBe(200);
  });
});
