import { sqliteStore } from '../../src/store/sql/sqlite.ts';
import { requestFromNow } from '../../src/testing/giulia.ts';

/** Stores requests with undelivered webhooks before any server uses the folder. */
export async function waitingWebhooks(folder: string, many: number): Promise<void> {
  const store = await sqliteStore(folder);
  const { contractor, specificData, privacy } = requestFromNow();
  const answers = { contractor, specificData, privacy };
  const payload = { ...answers, sfLeadIds: null, convenzione: 1, language: 'it' };
  await Promise.all(
    Array.from({ length: many }, async (_, at) => {
      const id = crypto.randomUUID();
      const createdAt = new Date().toISOString();
      const request = { id, line: 'travel', createdAt, keyHash: `h-${at}`, payload };
      const key = { scope: 'anonymous', keyHash: `k-${at}` };
      const submitted = { fingerprint: 'f', requestId: id, salt: 's' };
      const delivery = { kind: 'webhook', requestId: id, event: 'request' } as const;
      await store.submit(request, key, submitted, [delivery]);
    }),
  );
  await store.close();
}
