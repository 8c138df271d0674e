import { describe, expect, it } from 'vitest';
import { noDispatch } from '../../store/outbox.ts';
import { accountApi, bearer } from '../../testing/account-api.ts';
import { submission } from '../../testing/giulia.ts';
import { testApi } from '../../testing/test-api.ts';

const key = { 'idempotency-key': '7f0c1a52-92c1-4a3b-8f0e-1b1f0a7d9c11' };
const source = { utm_source: 'google', utm_medium: 'cpc', landing: '/travel/' };

/**
 * Sends Giulia's request with this source. Returns the status, the response and the stored request.
 */
async function sent(from: unknown, { ask, store } = testApi()) {
  const { status, json } = await ask('/api/travel/submit', { ...submission, source: from }, key);
  const kept = await store.quoteRequest(json.obj.data?.Quote_Request_Id ?? '');
  return { status, json, payload: kept?.payload };
}

describe('the source of a request', () => {
  it('the source of a request is stored with it', async () => {
    expect((await sent(source)).payload).toMatchObject({ source });
  });

  it('a request without a source is stored as before', async () => {
    for (const none of [undefined, null, {}])
      expect((await sent(none)).payload).not.toHaveProperty('source');
  });

  it('an email, a telephone number and a long text are left out, and the request is accepted', async () => {
    const personal = {
      ...source,
      utm_term: 'anna.verdi@example.it',
      utm_content: '+39 333 1234567',
      utm_campaign: 'a'.repeat(10_000),
    };
    const { status, payload } = await sent(personal);
    expect(status).toBe(200);
    expect(payload?.source).toEqual(source);
  });

  it.each([
    ['another key', { nome: 'Anna' }, 'UNKNOWN_FIELD'],
    ['a text in its place', 'google', 'WRONG_TYPE'],
  ])('a source with %s is refused like in any part of the body', async (_, from, code) => {
    const { status, json } = await sent(from);
    expect([status, json.obj.error_code]).toEqual([400, code]);
  });

  it('a retry with another source is the same request', async () => {
    const api = testApi({ dispatch: noDispatch });
    const first = await sent(source, api);
    for (const other of [undefined, { utm_source: 'newsletter' }])
      expect((await sent(other, api)).json).toEqual(first.json);
  });

  it('an account finds the source in the export of its data', async () => {
    const api = accountApi();
    const token = await api.join();
    const privacy = { ...submission.privacy, flags: submission.privacy.flags.slice(0, 2) };
    await api.ask('/api/travel/submit', { ...submission, privacy, source }, bearer(token));
    const { json } = await api.get('/api/users/export', bearer(token));
    expect(json.data.requests).toMatchObject([{ source }]);
  });
});
