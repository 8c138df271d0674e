import { giuliasAccount, seedAccount } from '@preventivo/api/seeded-account';
import { submission } from '@preventivo/api/workspace/seeded-request';
import type { Engine } from '@preventivo/api/workspace/store/sql/engine';
import { migrate } from '@preventivo/api/workspace/store/sql/migrate';
import { multiply } from '@preventivo/api/workspace/store/sql/multiply';
import { sqlStore } from '@preventivo/api/workspace/store/sql/sql-store';
import { testApi } from '@preventivo/api/workspace/testing/test-api';

export const dispatch = {
  requests: ['webhook', 'brokerMail', 'visitorMail'],
  wake: () => {},
} as const;

/**
 * Fills an empty database with quote requests. Sends one request as a visitor does, and copies its rows for the others.
 */
export async function fill(engine: Engine, requests: number): Promise<void> {
  await migrate(engine);
  const store = sqlStore(engine);
  await seedAccount(store, giuliasAccount);
  const key = { 'idempotency-key': 'the-one-others-are-made-after' };
  const { status } = await testApi({ store, dispatch }).ask('/api/travel/submit', submission, key);
  if (status !== 200) throw new Error(`growth: the first request was refused with ${status}`);
  await multiply(engine, requests);
}
