import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { newSqlite } from './support/databases.ts';
import { addressees } from './support/newcomers.ts';
import { receiver } from './support/receiver.ts';
import { startedServer } from './support/started-server.ts';
import { send } from './support/visitors.ts';

it('a receiver that never answers delays no mail, and the server still stops within ten seconds', async ({
  onTestFinished,
}) => {
  const database = await newSqlite();
  onTestFinished(database.remove);
  const broker = await receiver(() => 'never');
  onTestFinished(broker.stop);
  const BROKER_MAIL = 'preventivi@broker.example';
  const server = await startedServer(
    { ...database.env, ...broker.env, BROKER_MAIL },
    onTestFinished,
  );
  for (let sent = 0; sent < 30; sent += 1)
    expect(await send(server.address, `k-${sent}`)).toMatchObject({ again: false });
  const deadline = Date.now() + 1000;
  while (addressees(database.env.DATA_DIR).length < 30) {
    expect(Date.now()).toBeLessThan(deadline);
    await pause(20);
  }
  const { code, ms } = await server.end('SIGTERM');
  expect([code, ms < 10_000]).toEqual([0, true]);
  expect(await database.undelivered()).toBe(30);
});
