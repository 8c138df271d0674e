import { giuliasAccount, seedAccount } from '../../services/api/src/seeded-account.ts';
import type { Engine } from '../../services/api/src/store/sql/engine.ts';
import { migrate } from '../../services/api/src/store/sql/migrate.ts';
import { sqlStore } from '../../services/api/src/store/sql/sql-store.ts';
import { multiply } from '../../services/api/src/store/sql/testing/multiply.ts';
import { submission } from '../../services/api/src/testing/giulia.ts';
import { testApi } from '../../services/api/src/testing/test-api.ts';

/** To whom requests are handed on. */
export const dispatch = {
  requests: ['webhook', 'brokerMail', 'visitorMail'],
  wake: () => {},
} as const;

/** Fills an empty database with so many requests: one is sent as visitors do, the others are made after its rows. */
export async function fill(engine: Engine, requests: number): Promise<void> {
  await migrate(engine);
  const store = sqlStore(engine);
  await seedAccount(store, giuliasAccount);
  const key = { 'idempotency-key': 'the-one-others-are-made-after' };
  const { status } = await testApi({ store, dispatch }).ask('/api/travel/submit', submission, key);
  if (status !== 200) throw new Error(`growth: the first request was refused with ${status}`);
  await multiply(engine, requests);
}
