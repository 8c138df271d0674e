import { describe, expect, it, vi } from 'vitest';
import { submission } from '../testing/giulia.ts';
import { now, testApi } from '../testing/test-api.ts';

const path = '/api/quote-request/recall-me';

async function sent(options: Parameters<typeof testApi>[0] = {}) {
  const api = testApi(options);
  const { json } = await api.ask('/api/travel/submit', submission, { 'idempotency-key': 'k-1' });
  const { Quote_Request_Id, Quote_Request_Key } = json.obj.data;
  return { ...api, recall: { Quote_Request_Id, Quote_Request_Key, Recall_Channel: 'phone' } };
}

describe('recall', () => {
  it('a recall is stored with the request', async () => {
    const { ask, store, recall } = await sent();
    expect((await ask(path, recall)).json).toEqual({ success: true });
    const kept = await store.quoteRequest(recall.Quote_Request_Id);
    expect(kept?.recall).toEqual({ channel: 'phone', at: '2026-11-21T10:00:00.000Z' });
  });

  it('a recall is stored once; a second call changes nothing and reports that', async () => {
    const { ask, store, recall } = await sent();
    await ask(path, recall);
    const { status, json } = await ask(path, { ...recall, Recall_Channel: 'email' });
    expect(status).toBe(200);
    expect(json.success).toBe(false);
    expect(json.errors[0]).toContain('not UPDATED');
    expect((await store.quoteRequest(recall.Quote_Request_Id))?.recall?.channel).toBe('phone');
  });

  it('a recall is delivered to receivers once, in a separate event', async () => {
    const wake = vi.fn();
    const { ask, store, recall } = await sent({ dispatch: { requests: ['webhook'], wake } });
    wake.mockClear();
    await ask(path, recall);
    expect(wake).toHaveBeenCalled();
    await ask(path, recall);
    const at = now.toISOString();
    const told = await store.outbox.claim({
      kind: 'webhook',
      lease: 'l',
      at,
      until: at,
      limit: 10,
    });
    const requestId = recall.Quote_Request_Id;
    expect(told.map(({ delivery }) => delivery)).toEqual([
      { kind: 'webhook', requestId, event: 'request' },
      { kind: 'webhook', requestId, event: 'recall' },
    ]);
    expect(new Set(told.map(({ id }) => id)).size).toBe(2);
  });

  it('a recall is delivered only to the webhook when the request caused no mails', async () => {
    const dispatch = { requests: ['webhook', 'brokerMail'] as const, wake: () => {} };
    const { ask, store } = testApi({ dispatch });
    const { json } = await ask('/api/travel/submit?trap=1', submission);
    const { Quote_Request_Id: requestId } = json.obj.data;
    const recall = { Quote_Request_Id: requestId, Recall_Channel: 'phone' };
    expect((await ask(path, recall)).json).toEqual({ success: true });
    const claim = { lease: 'l', at: '2030', until: '2040', limit: 10 };
    const told = await store.outbox.claim({ ...claim, kind: 'webhook' });
    expect(told.map(({ delivery }) => delivery)).toEqual([
      { kind: 'webhook', requestId, event: 'request' },
      { kind: 'webhook', requestId, event: 'recall' },
    ]);
    expect(await store.outbox.claim({ ...claim, kind: 'brokerMail' })).toEqual([]);
  });

  it.each([[{}], [{ Quote_Request_Key: null }]])(
    'a recall requires only the id and the channel: %j',
    async (more) => {
      const { ask, recall } = await sent();
      const { Quote_Request_Key: _, ...enough } = recall;
      expect((await ask(path, { ...enough, ...more })).json).toEqual({ success: true });
    },
  );

  it('a recall with a wrong key gets the same response as one with a wrong id', async () => {
    const { ask, recall } = await sent();
    const guessedKey = await ask(path, { ...recall, Quote_Request_Key: '0'.repeat(64) });
    const id = '00000000-0000-4000-8000-000000000000';
    const guessedId = await ask(path, { ...recall, Quote_Request_Id: id });
    expect(guessedKey.status).toBe(404);
    expect(guessedKey.json).toEqual(guessedId.json);
    expect(guessedKey.json).toMatchObject({ success: false, error_code: 'REQUEST_UNKNOWN' });
    expect((await ask(path, recall)).json).toEqual({ success: true });
  });

  it.each([
    ['Recall_Channel', 'piccione'],
    ['Quote_Request_Id', [7]],
    ['Quote_Request_Key', [7]],
  ])('a rejected recall names %s when it is invalid', async (field, value) => {
    const { ask, recall } = await sent();
    const { status, json } = await ask(path, { ...recall, [field]: value });
    expect([status, json.success, json.field]).toEqual([400, false, field]);
  });
});
