import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { newSqlite } from './support/databases.ts';
import { slowReceiver } from './support/slow-receiver.ts';
import { startedServer } from './support/started-server.ts';
import { waitingWebhooks } from './support/waiting-webhooks.ts';

it.for([
  // These limits fail a server that waits for the slowest of ten deliveries before it starts the
  // next ten. Such a server would need a minute for 600 deliveries, and ten more seconds whenever a
  // delivery hangs.
  ['takes 100 ms', 0],
  ['takes 100 ms, and never answers one of fifty', 2],
] as const)(
  'the server delivers 600 requests within twenty seconds to a receiver that %s',
  async ([_, hanging], { onTestFinished }) => {
    const database = await newSqlite();
    onTestFinished(database.remove);
    const broker = await slowReceiver({ ms: 100, hanging });
    onTestFinished(broker.stop);
    await waitingWebhooks(database.env.DATA_DIR, 600);
    const server = await startedServer({ ...database.env, ...broker.env }, onTestFinished);
    const deadline = Date.now() + 20_000;
    // The server retries a hanging delivery after ten seconds.
    while (broker.taken.size < 600 * (1 - hanging / 100)) {
      expect(Date.now()).toBeLessThan(deadline);
      await pause(50);
    }
    expect(broker.most()).toBeLessThanOrEqual(32);
    const { code, ms } = await server.end('SIGTERM');
    expect([code, ms < 10_000]).toEqual([0, true]);
  },
);
