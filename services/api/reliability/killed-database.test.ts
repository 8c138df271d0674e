import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { extent } from './report/extent.ts';
import { tellFigures } from './report/tell-figures.ts';
import { newPostgres } from './support/databases.ts';
import { expectAllKept, lostAndTwice } from './support/kept-requests.ts';
import { startedServer } from './support/started-server.ts';
import { visitors } from './support/visitors.ts';

it('the server answers 503 while PostgreSQL is killed repeatedly, and loses nothing', async ({
  onTestFinished,
}) => {
  const database = await newPostgres();
  if (!database?.postgres) return;
  onTestFinished(database.remove);
  const server = await startedServer(database.env, onTestFinished);
  const pid = server.pid();
  const people = visitors([server.address]);
  for (let round = 0; round < extent.killsOfPostgres; round += 1) {
    await pause(400);
    await database.postgres.kill();
    expect(await server.health()).toBe(503);
    await pause(200);
    await database.postgres.start();
  }
  await pause(400);
  await people.goHome();
  const answers = [...people.refused].map(([status, many]) => (status === 503 ? 0 : many));
  tellFigures('database', 'PostgreSQL', [
    { what: 'kills of the database', measured: extent.killsOfPostgres },
    { what: 'acknowledged', measured: people.acknowledged.length },
    { what: 'answers of 503', measured: people.refused.get(503) ?? 0 },
    { what: 'answers that were neither 200 nor 503', measured: sum(answers), atMost: 0 },
    ...lostAndTwice(people.acknowledged, await database.readIds()),
  ]);
  await expectAllKept(people.acknowledged, database.readIds, server.address);
  expect(server.pid()).toBe(pid);
  expect([...people.refused.keys()]).toEqual([503]);
  expect((await server.end('SIGTERM')).code).toBe(0);
});

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
