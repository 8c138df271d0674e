import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { extent } from './report/extent.ts';
import { databases } from './support/databases.ts';
import { expectAllKept } from './support/kept-requests.ts';
import { startedServer } from './support/started-server.ts';
import { visitors } from './support/visitors.ts';

it.concurrent.for(databases)(
  'the server exits with code 0 within ten seconds of SIGINT or SIGTERM, several times under load: %s',
  async ([name, newDatabase], { onTestFinished }) => {
    const database = await newDatabase();
    if (!database) return;
    onTestFinished(database.remove);
    const server = await startedServer(database.env, onTestFinished);
    const people = visitors([server.address]);
    const stops: number[] = [];
    for (let round = 0; round < extent.stops; round += 1) {
      await pause(300 + Math.random() * 300);
      const { code, ms } = await server.end(round % 2 ? 'SIGTERM' : 'SIGINT');
      expect(code).toBe(0);
      expect(ms).toBeLessThan(10_000);
      stops.push(ms);
      await server.start();
    }
    await people.goHome();
    await expectAllKept(people.acknowledged, database.readIds, server.address);
    await server.end('SIGTERM');
    console.log(
      `${name}: ${people.acknowledged.length} acknowledged, stopped in ${Math.round(Math.max(...stops))} ms at most`,
    );
  },
);
