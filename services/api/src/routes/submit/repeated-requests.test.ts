import { afterAll, describe, expect, it } from 'vitest';
import { memoryRateLimiter } from '../../rate-limit/memory-rate-limiter.ts';
import { everyStore } from '../../testing/every-store.ts';
import { submission } from '../../testing/giulia.ts';
import { testApi } from '../../testing/test-api.ts';

const { stores, close } = await everyStore();
afterAll(close, 60_000);

describe.each(stores)('ten requests of one visitor in a minute, in %s', (name, store) => {
  it('repeated requests are all accepted, and each except the first names the code of an earlier request', async () => {
    const { ask } = testApi({ store, rateLimiter: memoryRateLimiter() });
    // Both PostgreSQL stores share one database, so each needs a separate visitor.
    const cognome = `Ferri ${name.replace(/\W+/g, ' ')}`;
    const body = { ...submission, contractor: { ...submission.contractor, cognome } };
    const sent: { readonly id: string; readonly code: string }[] = [];
    for (let count = 0; count < 10; count += 1) {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const { status, json } = await ask('/api/travel/submit', body, headers);
      expect(status).toBe(200);
      const { Quote_Request_Id: id, Quote_Request_Code: code } = json.obj.data;
      sent.push({ id, code });
    }
    const kept = await Promise.all(sent.map(({ id }) => store.quoteRequest(id)));
    const repeats = kept.map((request) => request?.repeats);
    expect(repeats[0]).toBeUndefined();
    for (const [index, code] of repeats.slice(1).entries())
      expect(sent.slice(0, index + 1).map((one) => one.code)).toContain(code);
  });
});
