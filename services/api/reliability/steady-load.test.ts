import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { newSqlite } from './databases.ts';
import { extent } from './extent.ts';
import { tellFigures } from './figures.ts';
import { percentile } from './percentile.ts';
import { serverProcess } from './server-process.ts';
import { send, visitors } from './visitors.ts';

it('answers evenly and does not grow while people send half of what it can take', async ({
  onTestFinished,
}) => {
  const database = await newSqlite();
  onTestFinished(database.remove);
  const server = await serverProcess(database.env);
  await server.start();
  const perSecond = Math.max(1, Math.floor((await saturation(server.address)) / 2));

  const times: number[] = [];
  const memory: number[] = [];
  const sent: Promise<void>[] = [];
  let failed = 0;
  const asked = perSecond * extent.loadSeconds;
  const started = performance.now();
  for (let turn = 0; turn < asked; turn += 1) {
    const due = started + (turn * 1000) / perSecond;
    await pause(Math.max(0, due - performance.now()));
    sent.push(
      send(server.address, randomUUID()).then((answer) => {
        // From when it was due: a sender that is late does not hide a server that is.
        times.push(performance.now() - due);
        if (typeof answer === 'number') failed += 1;
      }),
    );
    if (turn % perSecond === 0) {
      memory.push(residentMb(server.pid()));
      await Promise.all(sent.splice(0, sent.length - perSecond));
    }
  }
  await Promise.all(sent);
  expect(failed).toBe(0);
  expect(await database.readIds().then((ids) => ids.length)).toBeGreaterThanOrEqual(asked);
  const p99 = percentile(times, 0.99);
  expect(p99).toBeLessThanOrEqual(extent.limits.p99OfSubmit);
  // Of what it took while it warmed up nothing is said: the middle third against the last.
  const third = Math.floor(memory.length / 3);
  const [middle, last] = [memory.slice(third, 2 * third), memory.slice(2 * third)];
  const grown = percentile(last, 0.5) - percentile(middle, 0.5);
  expect(grown).toBeLessThan(40);
  expect((await server.end('SIGTERM')).code).toBe(0);
  tellFigures(
    'load',
    `SQLite: ${perSecond} a second for ${extent.loadSeconds} s, ${asked} stored, 0 refused, p50 ${percentile(times, 0.5).toFixed(1)} ms, ` +
      `p99 ${p99.toFixed(1)} ms, ${percentile(last, 0.5).toFixed(0)} MB at the end, ${grown.toFixed(1)} MB more than in the middle`,
  );
});

/** How many requests a second are acknowledged when ten people send as fast as they can. */
async function saturation(address: string): Promise<number> {
  const people = visitors([address], 10);
  await pause(1000);
  const before = people.told.length;
  await pause(3000);
  const counted = people.told.length - before;
  await people.goHome();
  return counted / 3;
}

/** What a process holds of the memory, in MB. */
function residentMb(pid: number | undefined): number {
  const held = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(held) / 1024;
}
