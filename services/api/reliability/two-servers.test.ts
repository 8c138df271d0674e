import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { databases } from './support/databases.ts';
import { expectAllKept } from './support/kept-requests.ts';
import { startedServer } from './support/started-server.ts';
import { send, visitors } from './support/visitors.ts';

it.concurrent.for(databases)(
  'two servers start at the same moment and share one database: %s',
  async ([name, newDatabase], { onTestFinished }) => {
    const database = await newDatabase();
    if (!database) return;
    onTestFinished(database.remove);
    const servers = await Promise.all([
      startedServer(database.env, onTestFinished),
      startedServer(database.env, onTestFinished),
    ]);
    const people = visitors(
      servers.map(({ address }) => address),
      8,
    );
    await pause(4000);
    await people.goHome();
    const [one, other] = servers;
    await expectAllKept(people.acknowledged, database.readIds, one.address);
    // Both servers replay a stored response, whichever server gave it first.
    const first = people.acknowledged[0];
    expect(first && (await send(other.address, first.key))).toMatchObject({
      id: first?.id,
      again: true,
    });
    expect(people.refused.get(500)).toBeUndefined();
    for (const server of servers) expect((await server.end('SIGTERM')).code).toBe(0);
    console.log(`${name}: ${people.acknowledged.length} acknowledged by two servers in 4 s`);
  },
);
