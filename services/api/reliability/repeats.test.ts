import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { databases } from './databases.ts';
import { extent } from './extent.ts';
import { tellFigures } from './figures.ts';
import { expectAllKept } from './kept-requests.ts';
import { serverProcess } from './server-process.ts';
import { tornSend } from './torn-send.ts';
import { send, type Told } from './visitors.ts';

const [repeated, torn] = [0.2, 0.05];

it.for(databases)(
  'keeps one request for each key, of which some come twice or over a torn connection, by two servers: %s',
  async ([name, newDatabase], { onTestFinished }) => {
    const database = await newDatabase();
    if (!database) return;
    onTestFinished(database.remove);
    const servers = await Promise.all([serverProcess(database.env), serverProcess(database.env)]);
    await Promise.all(servers.map((server) => server.start()));
    const [one, other] = servers.map(({ address }) => address);
    if (!one || !other) throw new Error('Two servers were started.');
    const told: Told[] = [];
    const counts = { repeated: 0, torn: 0 };

    async function submission(turn: number): Promise<void> {
      const key = randomUUID();
      const [first, second] = turn % 2 ? [one ?? '', other ?? ''] : [other ?? '', one ?? ''];
      if (Math.random() < torn) {
        counts.torn += 1;
        await tornSend(first, key);
      }
      const twice = Math.random() < repeated;
      // At the same moment to both: neither may know of the other.
      const answers = await Promise.all([
        until(first, key),
        ...(twice ? [until(second, key)] : []),
      ]);
      if (twice) counts.repeated += 1;
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      told.push(...answers.slice(0, 1));
    }
    let next = 0;
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let turn = next++; turn < extent.submissions; turn = next++) await submission(turn);
      }),
    );
    expect(told).toHaveLength(extent.submissions);
    expect(counts.repeated).toBeGreaterThan(0);
    expect(counts.torn).toBeGreaterThan(0);
    await expectAllKept(told, database.readIds, one);
    for (const server of servers) expect((await server.end('SIGTERM')).code).toBe(0);
    tellFigures(
      'repeats',
      `${name}: ${told.length} requests by two servers, ${counts.repeated} sent to both at once, ` +
        `${counts.torn} over a torn connection first, 0 lost, 0 twice`,
    );
  },
);

/** Sends until it is acknowledged. What is being stored for the other server may be answered 409 or 503 meanwhile. */
async function until(address: string, key: string): Promise<Told> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const answer = await send(address, key);
    if (typeof answer !== 'number') return answer;
    expect([0, 409, 503]).toContain(answer);
    expect(Date.now(), 'an answer within a minute').toBeLessThan(deadline);
    await pause(20);
  }
}
