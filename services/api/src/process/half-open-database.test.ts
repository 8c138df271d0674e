import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Relay, relayTo, throughRelay } from '../../reliability/support/relay.ts';
import { openPostgres } from '../store/sql/postgres.ts';
import { throwAwayPostgres } from '../store/testing/postgres.ts';

const postgres = await throwAwayPostgres();
let relay: Relay;

beforeAll(async () => {
  if (postgres) relay = await relayTo(Number(new URL(postgres.url).port));
});
afterAll(async () => {
  relay?.stop();
  await postgres?.remove();
}, 60_000);

describe.skipIf(!postgres)('a silent connection to PostgreSQL', () => {
  it('a silent connection is closed after a timeout, serves no later statement, and is replaced', async () => {
    // The silent connection never reports an error, so statements time out after 250 ms.
    const { db, pool } = openPostgres(throughRelay(postgres?.url ?? '', relay), 250);
    const ask = () => db.selectNoFrom(({ lit }) => lit(1).as('one')).execute();
    expect(await ask()).toEqual([{ one: 1 }]);
    relay.fallSilent();
    await expect(ask()).rejects.toThrow('Query read timeout');
    expect(pool.totalCount).toBe(0);
    relay.recover();
    expect(await ask()).toEqual([{ one: 1 }]);
    await db.destroy();
  });
});
