import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { extent } from './report/extent.ts';
import { tellFigures } from './report/tell-figures.ts';
import { newSqlite } from './support/databases.ts';
import { lostAndTwice } from './support/kept-requests.ts';
import { percentile } from './support/percentile.ts';
import { sendSteadily } from './support/send-steadily.ts';
import { startedServer } from './support/started-server.ts';
import { visitors } from './support/visitors.ts';

it('the server keeps response times and memory stable at half of its maximum load', async ({
  onTestFinished,
}) => {
  const database = await newSqlite();
  onTestFinished(database.remove);
  const server = await startedServer(database.env, onTestFinished);
  const full = await saturation(server.address);
  const perSecond = Math.max(1, Math.floor(full.perSecond / 2));

  const memory: number[] = [];
  const watch = setInterval(() => memory.push(residentMb(server.pid())), 1000);
  onTestFinished(() => clearInterval(watch));
  const { answers, told } = await sendSteadily(server.address, perSecond, extent.loadSeconds);
  clearInterval(watch);
  const third = Math.floor(memory.length / 3);
  const held = [0, 1, 2].map((at) => percentile(memory.slice(at * third, (at + 1) * third), 0.5));
  const [first = Number.NaN, second = Number.NaN, last = Number.NaN] = held;
  const { p99OfSubmit } = extent.limits;
  tellFigures('load', 'SQLite', [
    { what: 'requests a second when it is saturated', measured: full.perSecond },
    { what: 'requests a second under the load', measured: answers.perSecond },
    { what: 'minutes', measured: answers.seconds / 60 },
    { what: 'requests sent', measured: perSecond * extent.loadSeconds },
    { what: 'sent once more, for no answer came', measured: answers.repeated },
    { what: 'answers that were none or not 200', measured: answers.failed, atMost: 0 },
    { what: '`submit`, ms, p50', measured: answers.p50 },
    {
      what: '`submit`, ms, p99',
      measured: answers.p99,
      ...(p99OfSubmit && { atMost: p99OfSubmit }),
    },
    { what: '`submit`, ms, longest', measured: answers.longest },
    { what: 'memory in the first third, MB, median', measured: first },
    { what: 'memory in the second third, MB, median', measured: second },
    { what: 'memory in the last third, MB, median', measured: last },
    // The first third is the warm-up and has no limit.
    { what: 'MB more in the last third than in the second', measured: last - second, atMost: 40 },
    ...lostAndTwice([...full.told, ...told], await database.readIds()),
  ]);
  expect((await server.end('SIGTERM')).code).toBe(0);
});

/**
 * Measures the acknowledged requests per second of ten visitors who send without a pause. Also
 * returns these requests.
 */
async function saturation(address: string) {
  const people = visitors([address], 10);
  const seconds = Math.min(10, extent.loadSeconds / 2);
  await pause(1000);
  const before = people.acknowledged.length;
  await pause(seconds * 1000);
  const counted = people.acknowledged.length - before;
  await people.goHome();
  return { perSecond: counted / seconds, told: people.acknowledged };
}

function residentMb(pid: number | undefined): number {
  const held = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(held) / 1024;
}
