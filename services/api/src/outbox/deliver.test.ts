import { defaultBroker } from '@preventivo/core';
import { travel } from '@preventivo/line-travel/line';
import { describe, expect, it, vi } from 'vitest';
import { webSha256 } from '../crypto/digest.ts';
import type { Mail } from '../mail/mail.ts';
import { failureOf, Undeliverable } from '../mail/mail.ts';
import { createReference } from '../reference/reference.ts';
import { memoryStore } from '../store/memory.ts';
import type { Delivery } from '../store/outbox.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
import { newRequest } from '../store/testing/new-request.ts';
import { activatedIn } from '../store/testing/people.ts';
import { submission } from '../testing/giulia.ts';
import { data, now, testApi } from '../testing/test-api.ts';
import { createDeliver, requestKinds } from './deliver.ts';
import type { RequestReceiver } from './receiver.ts';
import type { WebhookConfig } from './webhook.ts';

const receivers = {
  webhook: undefined,
  brokerMail: 'preventivi@broker.example',
  visitorMail: true,
};
const at = { at: '2030', until: '2040', limit: 100 };
const kinds = requestKinds(receivers);

/** Creates an API with a mailer that a test controls. */
function servedBy(
  take: (mail: Mail) => void = () => {},
  {
    store: own,
    webhook,
    more,
  }: { store?: Store; webhook?: WebhookConfig; more?: readonly RequestReceiver[] } = {},
) {
  const api = testApi({
    dispatch: { requests: kinds, wake: () => {} },
    ...(own && { store: own }),
  });
  const sent: Mail[] = [];
  const deliver = createDeliver({
    store: api.store,
    mailer: {
      send: async (mail) => {
        take(mail);
        sent.push(mail);
      },
    },
    receivers: { ...receivers, webhook, ...(more && { more }) },
    lines: { travel },
    reference: createReference(data),
    broker: defaultBroker,
    links: { sha256: webSha256, now: () => now, publicUrl: () => 'https://broker.example' },
  });
  async function delivered() {
    for (const kind of kinds)
      for (const claimed of await api.store.outbox.claim({ ...at, kind, lease: 'l' }))
        await deliver(claimed, AbortSignal.timeout(1000));
    return sent;
  }
  const submit = (body: object = submission, key = 'k-1') =>
    api.ask('/api/travel/submit', body, { 'idempotency-key': key });
  const one = (delivery: Delivery) =>
    deliver({ id: 'd-1', tries: 1, delivery }, AbortSignal.timeout(1000));
  return { ...api, submit, delivered, one, sent };
}

describe('a repeated request', () => {
  it('a repeated request is stored and delivered, and the mail to the broker names the request that it repeats', async () => {
    const { submit, delivered } = servedBy();
    const codes: string[] = [];
    for (let sent = 0; sent < 10; sent += 1)
      codes.push((await submit(submission, `k-${sent}`)).json.obj.data.Quote_Request_Code);
    const mails = (await delivered()).filter(({ to }) => to === receivers.brokerMail);
    expect(mails).toHaveLength(10);
    const repeated = mails.map(({ text }) => /- Ripete: la richiesta (\S+),/.exec(text)?.[1]);
    expect(repeated.filter((code) => code === undefined)).toHaveLength(1);
    for (const code of repeated.filter((one) => one !== undefined)) expect(codes).toContain(code);
  });
});

describe('delivery of a request', () => {
  it('a new request causes mails to the broker and the visitor, in HTML and text', async () => {
    const { submit, delivered } = servedBy();
    await submit();
    const mails = await delivered();
    expect(mails.map(({ to, replyTo }) => [to, replyTo])).toEqual([
      ['preventivi@broker.example', 'giulia.ferri@example.it'],
      ['giulia.ferri@example.it', undefined],
    ]);
    for (const { text, html } of mails) {
      expect(text).toMatch(/[A-Z]{3}-\d{4}/);
      expect(html).toContain('<!doctype html>');
    }
  });

  it('a delivery sends nothing and is not retried if its request was erased', async () => {
    const { submit, store, one, sent } = servedBy();
    const { Quote_Request_Id: requestId } = (await submit()).json.obj.data;
    await store.requests.erase([requestId]);
    for (const kind of kinds) await one({ kind, requestId, event: 'request' });
    expect(sent).toEqual([]);
  });

  it('a visitor gets one mail for a repeated request, and none for choosing a channel', async () => {
    const { submit, delivered, ask } = servedBy();
    const { json } = await submit();
    await Promise.all([submit(), submit(), submit()]);
    const { Quote_Request_Id, Quote_Request_Key } = json.obj.data;
    const recall = { Quote_Request_Id, Quote_Request_Key, Recall_Channel: 'phone' };
    await ask('/api/quote-request/recall-me', recall);
    const tos = (await delivered()).map(({ to }) => to);
    expect(tos.toSorted()).toEqual([
      'giulia.ferri@example.it',
      'preventivi@broker.example',
      'preventivi@broker.example',
    ]);
  });

  it('a failed mail is retried, and its request is kept', async () => {
    let isDown = true;
    const { submit, store, delivered } = servedBy(() => {
      if (isDown) throw new Error('ECONNREFUSED');
    });
    const { status, json } = await submit();
    expect(status).toBe(200);
    await expect(delivered()).rejects.toThrow('ECONNREFUSED');
    expect(await store.quoteRequest(json.obj.data.Quote_Request_Id)).toBeDefined();
    isDown = false;
    const [waiting] = await store.outbox.claim({
      ...at,
      at: '2050',
      kind: 'visitorMail',
      lease: 'm',
    });
    expect(waiting?.delivery).toMatchObject({ kind: 'visitorMail' });
  });
});

describe('an unavailable database', () => {
  it('a delivery that fails because of the database is not reported as a failure of the receiver', async () => {
    const { submit, one, store } = servedBy();
    const requestId = (await submit()).json.obj.data.Quote_Request_Id;
    const lost = Object.assign(new Error(), { code: 'ECONNREFUSED' });
    store.quoteRequest = () => Promise.reject(new StoreUnavailable(lost));
    const tried = one({ kind: 'brokerMail', requestId, event: 'request' });
    expect(await tried.catch(failureOf)).toBe('The database did not answer (ECONNREFUSED).');
  });
});

describe('a mistyped address', () => {
  const unknown = () => {
    const response = '550 5.1.1 <giulia.ferri@example.it>: User unknown';
    throw Object.assign(new Error(response), { code: 'EENVELOPE', responseCode: 550, response });
  };

  it.each(['visitorMail', 'accountLink'] as const)(
    'a mail to an address that the mail server does not know is tried once: %s',
    async (kind) => {
      const { submit, one, store } = servedBy(unknown);
      const { json } = await submit();
      const requestId = json.obj.data.Quote_Request_Id;
      const { email } = (await activatedIn(store)).account;
      const tried = one(
        kind === 'visitorMail'
          ? { kind, requestId, event: 'request' }
          : { kind, about: 'password', language: 'it', email },
      ).catch((error: unknown) => error);
      expect(await tried).toBeInstanceOf(Undeliverable);
      expect(failureOf(await tried)).toBe('EENVELOPE 550');
    },
  );

  it('a mail to an unknown address of the broker, who can fix it, is retried', async () => {
    const { submit, one } = servedBy(unknown);
    const { json } = await submit();
    const requestId = json.obj.data.Quote_Request_Id;
    await expect(
      one({ kind: 'brokerMail', requestId, event: 'request' }),
    ).rejects.not.toBeInstanceOf(Undeliverable);
  });
});

describe('an answer of the receiver', () => {
  const webhook = { url: 'http://127.0.0.1/in', secret: new Uint8Array(32), concurrency: 1 };
  /** Posts the request of an account to a receiver that gives this answer. Returns the event. */
  async function posted(store: Store, accountId: string | null, answer: object) {
    const { request, key, submitted } = newRequest();
    const receipt = { id: 'r-1', accountId, at: '', textsVersion: '', textsHash: '', consents: '' };
    await store.submit(request, key, { ...submitted, receipt });
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json(answer));
    const { one } = servedBy(() => {}, { store, webhook });
    await one({ kind: 'webhook', requestId: request.id, event: 'request' });
    return JSON.parse(String(fetched.mock.lastCall?.[1]?.body));
  }

  it('an answer of the receiver sets the id of the account in the sales system, which the next event contains', async () => {
    const store = memoryStore();
    const { id } = (await activatedIn(store)).account;
    const first = await posted(store, id, { sfAccountId: '0015g00000XYZabAAH' });
    expect(first.account).toEqual({ id, sf_account_id: expect.not.stringMatching(/^0015/) });
    const second = await posted(store, id, {});
    expect(second.account).toEqual({ id, sf_account_id: '0015g00000XYZabAAH' });
  });

  it.each([
    ['its id', '0015g00000XYZabAAH', '0015g00000XYZabAAH'],
    ['no id', "<a href='x'>", undefined],
  ])('sets the id that a receiver of a plug-in returns: %s', async (_, sfAccountId, stored) => {
    const store = memoryStore();
    const { account } = await activatedIn(store);
    const { request, key, submitted } = newRequest();
    const rest = { at: '', textsVersion: '', textsHash: '', consents: '' };
    const receipt = { id: 'r-1', accountId: account.id, ...rest };
    await store.submit(request, key, { ...submitted, receipt });
    const more = [{ name: 'crm', deliver: async () => ({ sfAccountId }) }];
    const { one } = servedBy(() => {}, { store, more });
    await one({ kind: 'receiver:crm', requestId: request.id, event: 'request' });
    const now = await store.accounts.byId(account.id);
    expect(now?.sfAccountId).toBe(stored ?? account.sfAccountId);
  });

  it('an answer of the receiver changes nothing for an anonymous request, or after the account is erased', async () => {
    const store = memoryStore();
    expect((await posted(store, null, { sfAccountId: '0015' })).account).toBeNull();
    const { id } = (await activatedIn(store)).account;
    await store.accounts.erase(id);
    expect(await store.accounts.setSfAccountId(id, '0015')).toBe(false);
  });
});

it('the API sends no password link to an email without an account', async () => {
  const { one, sent } = servedBy();
  const email = 'nessuno@example.it';
  await one({ kind: 'accountLink', about: 'password', email, language: 'it' });
  expect(sent).toEqual([]);
});
