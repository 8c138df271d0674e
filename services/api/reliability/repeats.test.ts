import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { extent } from './report/extent.ts';
import { tellFigures } from './report/tell-figures.ts';
import { databases } from './support/databases.ts';
import { expectAllKept, lostAndTwice } from './support/kept-requests.ts';
import { startedServer } from './support/started-server.ts';
import { tornSend } from './support/torn-send.ts';
import { type Acknowledgement, send } from './support/visitors.ts';

it.for(databases)(
  'two servers store one request per key, even with repeats and torn connections: %s',
  async ([name, newDatabase], { onTestFinished }) => {
    const database = await newDatabase();
    if (!database) return;
    onTestFinished(database.remove);
    const [one, other] = await Promise.all([
      startedServer(database.env, onTestFinished),
      startedServer(database.env, onTestFinished),
    ]);
    const many = extent.submissions[name];
    const told: Acknowledgement[] = [];
    const counts = { repeated: 0, torn: 0, different: 0 };

    async function submission(turn: number): Promise<void> {
      const key = randomUUID();
      const [first, second] = turn % 2 ? [one, other] : [other, one];
      // In a fixed pattern, the test tears the connection of one request in twenty, and repeats one
      // request in five. It repeats half of the torn requests.
      if (turn % 40 === 7 || turn % 40 === 28) {
        counts.torn += 1;
        await tornSend(first.address, key);
      }
      const isRepeated = turn % 5 === 2;
      // Send a repeated request to both servers at once. Neither server has stored it yet.
      const answers = await Promise.all([
        until(first.address, key),
        ...(isRepeated ? [until(second.address, key)] : []),
      ]);
      if (isRepeated) {
        counts.repeated += 1;
        // Repeat the request again after both servers have responded.
        const late = await until(second.address, key);
        expect(late.again).toBe(true);
        answers.push(late);
      }
      counts.different += answers.filter(
        ({ responseBody }) => responseBody !== answers[0]?.responseBody,
      ).length;
      told.push(...answers.slice(0, 1));
    }
    let next = 0;
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let turn = next++; turn < many; turn = next++) await submission(turn);
      }),
    );
    tellFigures('repeats', name, [
      { what: 'requests', measured: told.length },
      { what: 'sent to both servers at once, and once more later', measured: counts.repeated },
      { what: 'sent over a torn connection first', measured: counts.torn },
      {
        what: 'repeats answered otherwise than the first',
        measured: counts.different,
        atMost: 0,
      },
      ...lostAndTwice(told, await database.readIds()),
    ]);
    expect(told).toHaveLength(many);
    expect(counts.repeated).toBe(many / 5);
    expect(counts.torn).toBe(many / 20);
    await expectAllKept(told, database.readIds, one.address);
    for (const server of [one, other]) expect((await server.end('SIGTERM')).code).toBe(0);
  },
);

/**
 * Sends a request until a server acknowledges it. While the other server stores the request, the
 * response may be 409 or 503.
 */
async function until(address: string, key: string): Promise<Acknowledgement> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const answer = await send(address, key);
    if (typeof answer !== 'number') return answer;
    expect([0, 409, 503]).toContain(answer);
    expect(Date.now(), 'an answer within a minute').toBeLessThan(deadline);
    await pause(20);
  }
}
