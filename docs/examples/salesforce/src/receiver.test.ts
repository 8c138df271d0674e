import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { fakeSalesforce } from './fake-salesforce.ts';
import { recallField } from './lead.ts';
import { createReceiver } from './receiver.ts';
import { salesforce } from './salesforce.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const event = {
  id: '4f3c2a1b-0000-4000-8000-000000000000',
  code: 'KMR-4821',
  line: 'travel',
  createdAt: '2026-11-21T10:00:00.000Z',
  contractor: { nome: 'Giulia', cognome: 'Ferri' },
  account: null,
  source: null,
};
const recall = { channel: 'phone', at: '2026-11-21T10:05:00.000Z' };

function receiving(org = fakeSalesforce()) {
  const connection = { url: 'https://broker.example', clientId: 'id', clientSecret: 'secret' };
  const receive = createReceiver(secret, salesforce({ ...connection, fetch: org.fetch }));
  const send = async (body: object, { signedWith = secret, sent = JSON.stringify(body) } = {}) => {
    const at = new Date();
    const signature = new Webhook(signedWith).sign('d-1', at, JSON.stringify(body));
    const response = await receive(
      new Request('http://localhost/', {
        method: 'POST',
        headers: {
          'webhook-id': 'd-1',
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': signature,
        },
        body: sent,
      }),
    );
    return { status: response.status, text: await response.text() };
  };
  return { org, send };
}

describe('the receiver', () => {
  it('stores one lead per request, in any order and number of its events', async () => {
    for (const events of [
      [event, { ...event, recall }],
      [{ ...event, recall }, event],
    ]) {
      const { org, send } = receiving();
      for (const one of [...events, ...events]) expect((await send(one)).status).toBe(200);
      const leads = org.records('Lead').map(({ fields }) => fields);
      expect(leads).toMatchObject([{ LastName: 'Ferri', [recallField]: 'phone' }]);
      expect(leads).toHaveLength(1);
    }
  });

  it('refuses an event with another signature or another body', async () => {
    const { org, send } = receiving();
    const other = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
    expect((await send(event, { signedWith: other })).status).toBe(401);
    expect((await send(event, { sent: JSON.stringify({ ...event, id: 'x' }) })).status).toBe(401);
    expect(org.records('Lead')).toEqual([]);
  });

  it('answers with the contact of a new account, and creates none for a known one', async () => {
    const { org, send } = receiving();
    const account = { id: 'a-1', sf_account_id: 'a-1' };
    const { sfAccountId } = JSON.parse((await send({ ...event, account })).text);
    expect(org.records('Contact').map(({ id }) => id)).toEqual([sfAccountId]);
    const known = { id: 'a-1', sf_account_id: sfAccountId };
    expect((await send({ ...event, account: known })).text).toBe('{}');
    expect((await send(event)).text).toBe('{}');
  });

  it('asks the server to retry while Salesforce is down, and logs in again after the session has ended', async () => {
    const { org, send } = receiving();
    org.setDown(true);
    expect((await send(event)).status).toBe(503);
    org.setDown(false);
    expect((await send(event)).status).toBe(200);
    org.endSessions();
    expect((await send(event)).status).toBe(200);
  });

  it('reports a refusal by its code, without data', async () => {
    const refuse: typeof fetch = async (input) =>
      String(input).endsWith('/token')
        ? Response.json({ access_token: 't' })
        : Response.json([{ errorCode: 'INVALID_EMAIL_ADDRESS', message: 'giulia' }], {
            status: 400,
          });
    const { send } = receiving({ ...fakeSalesforce(), fetch: refuse });
    expect(await send(event)).toEqual({ status: 422, text: 'status 400 INVALID_EMAIL_ADDRESS' });
  });
});
