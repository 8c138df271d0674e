import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { extent } from './report/extent.ts';
import { tellFigures } from './report/tell-figures.ts';
import { databases } from './support/databases.ts';
import { expectAllKept, lostAndTwice } from './support/kept-requests.ts';
import { percentile } from './support/percentile.ts';
import { startedServer } from './support/started-server.ts';
import { visitors } from './support/visitors.ts';

it.concurrent.for(databases)(
  'a server that is killed repeatedly under load loses nothing and stores nothing twice: %s',
  async ([name, newDatabase], { onTestFinished }) => {
    const rounds = extent.kills[name];
    const database = await newDatabase();
    // PostgreSQL is not installed. The helper has logged a warning.
    if (!database) return;
    onTestFinished(database.remove);
    const server = await startedServer(database.env, onTestFinished);
    const people = visitors([server.address]);
    const restarts: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await people.more(6);
      await pause(300 + Math.random() * 400);
      await server.end('SIGKILL');
      restarts.push(await server.start());
    }
    await pause(300);
    await people.goHome();
    const replays = people.acknowledged.filter(({ again }) => again).length;
    const { medianRestart } = extent.limits;
    tellFigures('killed', name, [
      { what: 'kills (`SIGKILL`)', measured: rounds },
      { what: 'acknowledged', measured: people.acknowledged.length },
      { what: 'acknowledged by a later try with the same key', measured: replays },
      ...lostAndTwice(people.acknowledged, await database.readIds()),
      {
        what: 'seconds until it answers again, median',
        measured: percentile(restarts, 0.5) / 1000,
        ...(medianRestart && { atMost: medianRestart }),
      },
      { what: 'seconds until it answers again, longest', measured: Math.max(...restarts) / 1000 },
    ]);
    await expectAllKept(people.acknowledged, database.readIds, server.address);
    expect(people.acknowledged.length).toBeGreaterThan(rounds * 6);
    expect(server.written()).not.toMatch(/Giulia|Ferri|example\.it|3331234567/i);
    const { code } = await server.end('SIGTERM');
    expect(code).toBe(0);
  },
);
