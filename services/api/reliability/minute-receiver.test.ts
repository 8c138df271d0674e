import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { tellFigures } from './report/tell-figures.ts';
import { newSqlite } from './support/databases.ts';
import { addressees } from './support/newcomers.ts';
import { slowReceiver } from './support/slow-receiver.ts';
import { startedServer } from './support/started-server.ts';
import { allDelivered } from './support/undelivered.ts';
import { send } from './support/visitors.ts';

/** Number of requests. After ten failures, the server would pause the receiver. */
const requests = 8;

it('a receiver that takes sixty seconds delays no visitor and no mail, and finally gets every delivery', async ({
  onTestFinished,
}) => {
  const database = await newSqlite();
  onTestFinished(database.remove);
  const broker = await slowReceiver({ ms: 60_000 });
  onTestFinished(broker.stop);
  const BROKER_MAIL = 'preventivi@broker.example';
  const env = { ...database.env, ...broker.env, BROKER_MAIL };
  const server = await startedServer(env, onTestFinished);
  const acknowledged = [];
  for (let sent = 0; sent < requests; sent += 1)
    acknowledged.push(await send(server.address, `minute-${sent}`));
  const waitingMails = () =>
    requests - addressees(database.env.DATA_DIR).filter((to) => to === BROKER_MAIL).length;
  const failed = () => server.written().split('"delivery-failed"').length - 1;
  while (waitingMails() > 0) await pause(50);
  const before = failed();
  // Each delivery times out after ten seconds. The receiver accepts it later.
  while (failed() < requests) await pause(100);
  broker.hurry();
  await allDelivered(database.undelivered, 120);
  tellFigures('minute', 'SQLite', [
    {
      what: 'acknowledged',
      measured: acknowledged.filter((one) => typeof one !== 'number').length,
    },
    { what: 'mails that waited for the receiver', measured: before > 0 ? requests : 0, atMost: 0 },
    { what: 'deliveries given up after ten seconds', measured: failed() },
    { what: 'handed on under another id', measured: broker.taken.size - requests, atMost: 0 },
    { what: 'not handed on', measured: requests - broker.taken.size, atMost: 0 },
  ]);
  expect((await server.end('SIGTERM')).code).toBe(0);
});
