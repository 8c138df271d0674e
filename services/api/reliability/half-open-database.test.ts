import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { extent } from './report/extent.ts';
import { tellFigures } from './report/tell-figures.ts';
import { newPostgres } from './support/databases.ts';
import { expectAllKept, lostAndTwice } from './support/kept-requests.ts';
import { relayTo, throughRelay } from './support/relay.ts';
import { startedServer } from './support/started-server.ts';
import { send, visitors } from './support/visitors.ts';

/**
 * Timeout of a request, in seconds. A statement times out after ten seconds. Its retry on another
 * connection takes ten more seconds.
 */
const patience = 25;

it('the server answers 503 while its connections to PostgreSQL are silent, and loses nothing', async ({
  onTestFinished,
}) => {
  const database = await newPostgres();
  if (!database?.postgres) return;
  onTestFinished(database.remove);
  const relay = await relayTo(Number(new URL(database.postgres.url).port));
  onTestFinished(relay.stop);
  const DATABASE_URL = throughRelay(database.postgres.url, relay);
  const server = await startedServer({ ...database.env, DATABASE_URL }, onTestFinished);
  const people = visitors([server.address]);
  let longest = 0;
  for (let round = 0; round < extent.silences; round += 1) {
    await people.more(20);
    relay.fallSilent();
    const before = people.refused.get(503) ?? 0;
    while ((people.refused.get(503) ?? 0) === before) await pause(50);
    expect((await fetch(`${server.address}/health/live`)).status).toBe(200);
    relay.recover();
    const recovered = performance.now();
    await people.more(1);
    longest = Math.max(longest, (performance.now() - recovered) / 1000);
  }
  await people.goHome();
  const answers = [...people.refused].map(([status, many]) => (status === 503 ? 0 : many));
  tellFigures('half-open', 'PostgreSQL', [
    { what: 'silences', measured: extent.silences },
    { what: 'acknowledged', measured: people.acknowledged.length },
    { what: 'answers of 503', measured: people.refused.get(503) ?? 0 },
    { what: 'answers that were neither 200 nor 503', measured: sum(answers), atMost: 0 },
    { what: 'seconds until it stores again, longest', measured: longest, atMost: patience },
    ...lostAndTwice(people.acknowledged, await database.readIds()),
  ]);
  await expectAllKept(people.acknowledged, database.readIds, server.address);
  expect(await send(server.address, 'after-the-silence')).toMatchObject({ again: false });
  expect((await server.end('SIGTERM')).code).toBe(0);
});

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
