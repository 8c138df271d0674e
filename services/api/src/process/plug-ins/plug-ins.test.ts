import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { webPasswords } from '../../crypto/passwords.ts';
import type { Logger, ProcessEntry } from '../../log/log.ts';
import type { RequestEvent } from '../../outbox/webhook.ts';
import { marco } from '../../testing/account-api.ts';
import { requestFromNow } from '../../testing/giulia.ts';
import { data } from '../../testing/test-api.ts';
import { outboxCommand } from '../commands/outbox-command.ts';
import {
  BadConfig,
  type Mail,
  NotDelivered,
  Refused,
  type RequestReceiver,
  type RunningServer,
  type ServerOptions,
  startServer,
} from '../index.ts';

const folders: string[] = [];
const running: RunningServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'preventivo-plug-ins-'));
  folders.push(folder);
  return folder;
}

const isOfProcess = (entry: Parameters<Logger>[0]): entry is ProcessEntry =>
  'event' in entry && !('request' in entry);

async function start(plugIns: Partial<ServerOptions>, env: Record<string, string> = {}) {
  const noted: ProcessEntry[] = [];
  const DATA_DIR = env.DATA_DIR ?? newFolder();
  const server = await startServer({
    ...plugIns,
    env: { PORT: '0', DATA_DIR, ...env },
    data,
    log: (entry) => isOfProcess(entry) && noted.push(entry),
  });
  running.push(server);
  const post = async (path: string, body: object, key = 'k') => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(`${server.address}${path}`, init);
    return { status: response.status, json: await response.json() };
  };
  return { ...server, DATA_DIR, noted, post };
}

/**
 * Timeout in milliseconds. The expected events normally follow at once, or after the first retry.
 */
const patience = 10_000;
const refusalOf = async (plugIns: Partial<ServerOptions>, env: Record<string, string> = {}) => {
  const error = await start(plugIns, env).catch((reason: unknown) => reason);
  if (!(error instanceof BadConfig)) throw new Error('The server has started.');
  return error.message;
};

describe('an address provider of a program', () => {
  const place = { street: 'VIA DEL PLUG-IN', number: '7', cap: '12051', city: 'ALBA', pv: 'CN' };

  it('a provider of a program answers the search and the details', async () => {
    const { post } = await start({
      addresses: () => ({
        search: async (input) => [{ placeId: 'our-7', description: `FOR ${input}` }],
        details: async (placeId) => (placeId === 'our-7' ? place : undefined),
      }),
    });
    const { json } = await post('/api/travel/address/search', { input: 'VIA ROMA 1' });
    expect(JSON.stringify(json)).toContain('"FOR VIA ROMA 1"');
    const session = crypto.randomUUID();
    const chosen = { placeId: 'our-7', description: 'x', session };
    expect(JSON.stringify((await post('/api/travel/address/details', chosen)).json)).toContain(
      'VIA DEL PLUG-IN',
    );
  });

  it('a failing provider counts as unavailable, and its message is in no log', async () => {
    const log = vi.fn();
    const broken = () => {
      throw new TypeError('Giulia Ferri');
    };
    const server = await startServer({
      addresses: () => ({ search: broken, details: broken }),
      env: { PORT: '0', DATA_DIR: newFolder() },
      data,
      log,
    });
    running.push(server);
    const response = await fetch(`${server.address}/api/travel/address/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ input: 'VIA ROMA 1' }),
    });
    expect(response.status).toBe(503);
    const logged = JSON.stringify(log.mock.calls);
    expect(logged).toMatch(
      /AddressesUnavailable TypeError \| at Object\.broken .+plug-ins\.test\.ts/,
    );
    expect(logged).not.toContain('Giulia');
  });
});

describe('a receiver of a program', () => {
  /**
   * Returns a receiver and the calls that it gets. The receiver first fails with the given errors.
   */
  function crm(...failures: readonly Error[]) {
    const calls: { readonly id: string; readonly event: RequestEvent }[] = [];
    const receiver: RequestReceiver = {
      name: 'crm',
      deliver: async (event, { id }) => {
        const failure = failures[calls.length];
        calls.push({ id, event });
        if (failure) throw failure;
      },
    };
    return { calls, receivers: [receiver] };
  }

  it('a receiver gets each request, and after a failure gets it again under the same id', async () => {
    const { calls, receivers } = crm(new Refused('status 422'));
    const { post, noted } = await start({ receivers });
    const { json } = await post('/api/travel/submit', requestFromNow());
    await vi.waitFor(() => expect(calls).toHaveLength(2), patience);
    const [first, second] = calls;
    expect(second).toEqual(first);
    expect(first?.event).toMatchObject({
      id: json.obj.data.Quote_Request_Id,
      line: 'travel',
      contractor: { email: 'giulia.ferri@example.it' },
    });
    await vi.waitFor(() => expect(noted.at(-1)?.event).toBe('delivered'), patience);
    expect(noted.slice(-2)).toMatchObject([
      { event: 'delivery-failed', kind: 'receiver:crm', tries: 1, fault: 'status 422' },
      { event: 'delivered', kind: 'receiver:crm', tries: 2 },
    ]);
  });

  it('the log has the message of NotDelivered, and of no other error', async () => {
    const { calls, receivers } = crm(new NotDelivered('no quota'), new TypeError('Giulia Ferri'));
    const { post, noted } = await start({ receivers });
    for (const key of ['k-1', 'k-2']) await post('/api/travel/submit', requestFromNow(), key);
    await vi.waitFor(() => expect(calls.length).toBeGreaterThanOrEqual(2), patience);
    await vi.waitFor(
      () => expect(noted.flatMap(({ fault }) => fault ?? [])).toEqual(['no quota', 'TypeError']),
      patience,
    );
  });

  it('a receiver gets a request that a robot may have sent, with its mark', async () => {
    const { calls, receivers } = crm();
    const { post } = await start({ receivers, isHuman: () => false });
    await post('/api/travel/submit', requestFromNow());
    await vi.waitFor(() => expect(calls).toHaveLength(1), patience);
    expect(calls[0]?.event.suspicions).toEqual(['unproven']);
  });

  it('deliveries wait for their receiver, and both the log and the outbox command name it', async () => {
    const { receivers } = crm(...Array.from({ length: 20 }, () => new NotDelivered('away')));
    const before = await start({ receivers });
    await before.post('/api/travel/submit', requestFromNow());
    await before.stop();
    const { DATA_DIR } = before;
    expect(await outboxCommand({ DATA_DIR }, ['list'])).toBe(
      "1 × receiver:crm  wait: only a server delivers them that starts with the receiver 'crm'. Without one they are removed unsent when they are too old.",
    );
    const { noted } = await start({}, { DATA_DIR });
    await vi.waitFor(() =>
      expect(noted).toContainEqual({
        level: 'warn',
        event: 'no-receiver',
        kind: 'receiver:crm',
        waiting: 1,
        hint: expect.stringContaining("the receiver 'crm'"),
      }),
    );
    const { calls, receivers: again } = crm();
    await start({ receivers: again }, { DATA_DIR });
    await vi.waitFor(() => expect(calls).toHaveLength(1), patience);
  });

  it.each([
    ['', { name: '' }, "'' is no name"],
    ['Our CRM', { name: 'Our CRM' }, "'Our CRM' is no name"],
    ['no deliveries at once', { name: 'crm', concurrency: 0 }, "the concurrency of 'crm' takes"],
  ])('the server does not start with a receiver of %j', async (_, receiver, sentence) => {
    const deliver = async () => {};
    expect(await refusalOf({ receivers: [{ deliver, ...receiver }] })).toContain(sentence);
  });

  it('the server does not start with two receivers of one name', async () => {
    const [one] = crm().receivers;
    expect(await refusalOf({ receivers: one ? [one, one] : [] })).toBe(
      "`receivers`: two of them have the name 'crm'.",
    );
  });
});

describe('a mailer of a program', () => {
  const PUBLIC_URL = 'https://www.alfa.example';
  const collecting = () => {
    const mails: Mail[] = [];
    return { mails, mailer: { send: async (mail: Mail) => void mails.push(mail) } };
  };

  it('a mailer sends the link of a registration and the mail to the visitor, and no file is written', async () => {
    const { mails, mailer } = collecting();
    const { post, DATA_DIR } = await start({ mailer }, { PUBLIC_URL, NODE_ENV: 'production' });
    await post('/api/users/register', marco);
    await post('/api/travel/submit', requestFromNow());
    await vi.waitFor(() => expect(mails).toHaveLength(2), patience);
    const link = mails.find(({ to }) => to === marco.email);
    expect(link?.text).toContain(`${PUBLIC_URL}/api/users/activate?token=`);
    expect(mails.map(({ to }) => to)).toContain('giulia.ferri@example.it');
    expect(readdirSync(DATA_DIR)).not.toContain('mail');
  });

  it('a mailer needs PUBLIC_URL, to which links in mails lead', async () => {
    expect(await refusalOf({ mailer: collecting().mailer })).toMatch(/^PUBLIC_URL .+`mailer`.+\.$/);
  });
});

it('passwords of a program hash the password of a registration', async () => {
  const hash = vi.fn(webPasswords.hash);
  const { post } = await start({ passwords: { ...webPasswords, hash } });
  expect((await post('/api/users/register', marco)).status).toBe(200);
  expect(hash).toHaveBeenCalledWith(marco.password, expect.anything());
});

const mailer = { send: async () => {} };
const addresses = () => ({ search: async () => [], details: async () => undefined });
it.each([
  ['ADDRESS_PROVIDER', { addresses }, { ADDRESS_PROVIDER: 'embedded' }],
  ['ADDRESS_KEY', { addresses }, { ADDRESS_KEY_FILE: '/run/secrets/key' }],
  ['SMTP_URL', { mailer }, { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'a@mail.example' }],
  ['MAIL_FROM', { mailer }, { MAIL_FROM: 'a@mail.example' }],
  ['MAIL_FILES', { mailer }, { MAIL_FILES: 'on' }],
])(
  'the server does not start if the setting %s is set and a plug-in replaces it',
  async (name, plugIns, env) => {
    const [option] = Object.keys(plugIns);
    expect(await refusalOf(plugIns, env)).toBe(
      `${name} is set, but the option \`${option}\` of startServer replaces it: remove one of them.`,
    );
  },
);
