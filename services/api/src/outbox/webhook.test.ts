import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { travel } from '@preventivo/line-travel/line';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '../mail/mail.ts';
import { club } from '../testing/club.ts';
import { storedRequest as kept, submission } from '../testing/giulia.ts';
import { postWebhook, requestEvent } from './webhook.ts';

const written = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const secret = Buffer.from(written.slice('whsec_'.length), 'base64');
const never = new AbortController().signal;
const event = requestEvent(kept, 'request', travel);
const servers: Server[] = [];

afterEach(() => {
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Starts a receiver with this response; returns its requests and URL. */
async function receiver(
  status = 204,
  headers: Readonly<Record<string, string>> = {},
  answer = '…',
) {
  const got: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    got.push({ headers: request.headers, body: await text(request) });
    if (status > 0) response.writeHead(status, headers).end(answer);
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const bound = server.address();
  return { got, url: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/in` };
}

describe('webhook', () => {
  it('another implementation verifies the signature of a webhook', async () => {
    const { got, url } = await receiver();
    await postWebhook({ url, secret }, 'd-1', event, never);
    const [{ body, headers } = { body: '', headers: {} }] = got;
    const signed = {
      'webhook-id': String(headers['webhook-id']),
      'webhook-timestamp': String(headers['webhook-timestamp']),
      'webhook-signature': String(headers['webhook-signature']),
    };
    expect(new Webhook(written).verify(body, signed)).toEqual(JSON.parse(body));
    expect(() => new Webhook(written).verify(`${body} `, signed)).toThrow();
    expect(() => new Webhook(written).verify(body, { ...signed, 'webhook-id': 'd-2' })).toThrow();
    expect(headers).toMatchObject({ 'webhook-id': 'd-1', 'content-type': 'application/json' });
  });

  it('a webhook contains the code of the request that it repeats, and the reasons to suspect a robot', () => {
    const marked = { ...kept, repeats: 'ABC-1234', suspicions: ['trap'] } as const;
    expect(requestEvent(marked, 'request', travel)).toMatchObject({
      repeats: 'ABC-1234',
      suspicions: ['trap'],
    });
  });

  it('a webhook contains exactly the JSON of the contract', async () => {
    const { got, url } = await receiver();
    await postWebhook({ url, secret }, 'd-1', event, never);
    const { contractor, specificData, privacy, sfLeadIds, convenzione } = submission;
    const { id, code, line, createdAt } = kept;
    expect(JSON.parse(got[0]?.body ?? '')).toEqual({
      id,
      code,
      line,
      createdAt,
      contractor,
      specificData,
      privacy,
      sfLeadIds,
      convenzione,
      language: 'it',
      account: null,
      source: null,
      consentReceiptId: null,
      repeats: null,
      suspicions: [],
    });
  });

  it('a webhook contains the language of the page and the consent receipt', () => {
    const payload = { ...submission, language: 'en' };
    const sent = requestEvent({ ...kept, payload }, 'request', travel, {
      receipt: { id: 'r-1' },
    });
    expect(sent).toMatchObject({ language: 'en', consentReceiptId: 'r-1' });
  });

  it('a webhook contains the account of the sender, and how they reached the page', () => {
    const source = { utm_source: 'google', landing: '/travel/' };
    const payload = { ...kept.payload, source };
    const account = { id: 'a-1', sfAccountId: '0015g00000XYZabAAH' };
    expect(requestEvent({ ...kept, payload }, 'request', travel, { account })).toMatchObject({
      account: { id: 'a-1', sf_account_id: '0015g00000XYZabAAH' },
      source,
    });
  });

  it('a receiver may answer with the id of the account in its system', async () => {
    const json = { 'content-type': 'application/json; charset=utf-8' };
    const { url } = await receiver(201, json, '{"sfAccountId":"0015g00000XYZabAAH","more":1}');
    expect(await postWebhook({ url, secret }, 'd-1', event, never)).toEqual({
      sfAccountId: '0015g00000XYZabAAH',
    });
  });

  it.each([
    ['another type', 'text/plain', '{"sfAccountId":"0015g00000XYZabAAH"}'],
    ['broken JSON', 'application/json', '{"sfAccountId":"0015'],
    ['no object', 'application/json', 'null'],
    ['a number', 'application/json', '{"sfAccountId":15}'],
    ['an empty id', 'application/json', '{"sfAccountId":""}'],
    ['an id with other characters', 'application/json', '{"sfAccountId":"0015 <b>"}'],
    ['a long id', 'application/json', `{"sfAccountId":"${'0'.repeat(101)}"}`],
    ['a long answer', 'application/json', `{"sfAccountId":"0015","x":"${'x'.repeat(5000)}"}`],
  ])('a delivery succeeds, and ignores an answer with %s', async (_, type, answer) => {
    const { url } = await receiver(200, { 'content-type': type }, answer);
    expect(await postWebhook({ url, secret }, 'd-1', event, never)).toEqual({});
  });

  it('a webhook contains the exact data, including characters that a mail would replace', async () => {
    const { got, url } = await receiver();
    const typed = 'Giulia\n\u202Eirref\u2028 https://truffa.example\0';
    const payload = { ...kept.payload, contractor: { ...submission.contractor, nome: typed } };
    const sent = requestEvent({ ...kept, payload }, 'request', travel);
    await postWebhook({ url, secret }, 'd-1', sent, never);
    expect(JSON.parse(got[0]?.body ?? '').contractor.nome).toBe(typed);
  });

  it('a webhook contains the chosen channel only in the second event', () => {
    const recall = { channel: 'phone', at: '2026-11-21T10:05:00.000Z' } as const;
    const recalled = { ...kept, recall };
    expect(requestEvent(recalled, 'recall', travel)).toEqual({ ...event, recall });
    // A retry of the first event sends the same event, even after the second event.
    expect(JSON.stringify(requestEvent(recalled, 'request', travel))).toBe(JSON.stringify(event));
  });

  it("a webhook contains the copies of answers that the line's `submit` body has", () => {
    const specificData = {
      nascita: '1985-03-27',
      kw: 100,
      cavalli: 136,
      agonista: false,
      tessera: 'CN 12',
    };
    const boats = { ...kept, line: 'club', payload: { ...kept.payload, specificData } };
    expect(requestEvent(boats, 'request', club)).toMatchObject({
      specificData,
      datiMotore: { kw: 100, cavalli: 136, agonista: false },
      tessera: 'CN 12',
      categoria: 4,
    });
    // The server no longer serves the line.
    expect(requestEvent(boats, 'request', undefined)).not.toHaveProperty('categoria');
  });

  it.each([[400], [404], [410], [500], [503]])(
    'a webhook fails when the response is %i',
    async (status) => {
      const { url } = await receiver(status);
      await expect(postWebhook({ url, secret }, 'd-1', event, never)).rejects.toThrow(
        `status ${status}`,
      );
    },
  );

  it.each([
    [400, true],
    [404, true],
    [408, false],
    [425, false],
    [429, false],
    [503, false],
  ])('response %i counts as a rejection by a working receiver: %s', async (status, isRead) => {
    const { url } = await receiver(status);
    const failure = await postWebhook({ url, secret }, 'd-1', event, never).catch((error) => error);
    expect(failure instanceof Refused).toBe(isRead);
  });

  it('a webhook does not follow redirects', async () => {
    const elsewhere = await receiver();
    const { url } = await receiver(307, { location: elsewhere.url });
    await expect(postWebhook({ url, secret }, 'd-1', event, never)).rejects.toThrow('status 307');
    expect(elsewhere.got).toEqual([]);
  });

  it('a webhook waits ten seconds for a response', async () => {
    const late = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    const { url, got } = await receiver(0);
    const posted = postWebhook({ url, secret }, 'd-1', event, never);
    const failed = expect(posted).rejects.toThrow('late');
    await vi.waitFor(() => expect(got).toHaveLength(1), 10_000);
    late.abort(new Error('late'));
    await failed;
    expect(timeout).toHaveBeenCalledWith(10_000);
  });
});
