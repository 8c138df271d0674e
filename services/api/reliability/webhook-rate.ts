// `pnpm --filter @preventivo/api webhook-rate` prints how many requests per second a server with
// SQLite delivers to slow receivers. Each receiver gets a separate server.
import { setTimeout as pause } from 'node:timers/promises';
import { newSqlite } from './support/databases.ts';
import { serverProcess } from './support/server-process.ts';
import { type Slowness, slowReceiver } from './support/slow-receiver.ts';
import { waitingWebhooks } from './support/waiting-webhooks.ts';

const receivers: readonly (readonly [string, Slowness])[] = [
  ['100 ms', { ms: 100 }],
  ['1 s', { ms: 1000 }],
  ['100 ms, 5 of 100 hang', { ms: 100, hanging: 5 }],
  ['1 s, 5 of 100 hang', { ms: 1000, hanging: 5 }],
];
/** Duration of the measurement and of the warm-up before it, in milliseconds. */
const [counted, warmUp] = [15_000, 3000];

for (const [name, slowness] of receivers) {
  const database = await newSqlite();
  const broker = await slowReceiver(slowness);
  await waitingWebhooks(database.env.DATA_DIR, 12_000);
  const args = ['src/server.ts'];
  const server = await serverProcess({ ...database.env, ...broker.env }, { args });
  await server.start();
  await pause(warmUp);
  const before = broker.taken.size;
  await pause(counted);
  const rate = ((broker.taken.size - before) / counted) * 1000;
  const sockets = broker.connections();
  console.log(
    `${name}: ${rate.toFixed(1)} a second, ${broker.most()} at once, ${sockets} connections`,
  );
  await server.end('SIGTERM');
  broker.stop();
  await database.remove();
}
