import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { databases } from './databases.ts';
import { extent } from './extent.ts';
import { tellFigures } from './figures.ts';
import { expectAllKept } from './kept-requests.ts';
import { percentile } from './percentile.ts';
import { serverProcess } from './server-process.ts';
import { visitors } from './visitors.ts';

it.concurrent.for(databases)(
  'loses nothing and keeps nothing twice when it is killed again and again while people send: %s',
  async ([name, newDatabase], { onTestFinished }) => {
    const rounds = extent.kills[name];
    const database = await newDatabase();
    // The helper has said that there is no PostgreSQL here.
    if (!database) return;
    onTestFinished(database.remove);
    const server = await serverProcess(database.env);
    await server.start();
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
    await expectAllKept(people.told, database.readIds, server.address);
    expect(people.told.length).toBeGreaterThan(rounds * 6);
    expect(server.written()).not.toMatch(/Giulia|Ferri|example\.it|3331234567/i);
    const { code } = await server.end('SIGTERM');
    expect(code).toBe(0);
    const replays = people.told.filter(({ again }) => again).length;
    const back = percentile(restarts, 0.5);
    expect(back).toBeLessThanOrEqual(extent.limits.medianRestart);
    tellFigures(
      'killed',
      `${name}: ${rounds} kills, ${people.told.length} acknowledged, ${replays} by a second try, 0 lost, 0 twice, ` +
        `back in ${Math.round(back)} ms (median), ${Math.round(Math.max(...restarts))} ms at most`,
    );
  },
);
