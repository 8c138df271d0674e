import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { giuliasAccount } from '../src/seeded-account.ts';
import { tellFigures } from './report/tell-figures.ts';
import { sqliteOfGiulia } from './support/databases.ts';
import { percentile } from './support/percentile.ts';
import { startedServer } from './support/started-server.ts';

const calls = 400;

it('a password reset takes equally long for a known and an unknown email', async ({
  onTestFinished,
}) => {
  const database = await sqliteOfGiulia();
  onTestFinished(database.remove);
  const server = await startedServer(database.env, onTestFinished);
  const ask = async (email: string) => {
    const started = performance.now();
    const response = await fetch(`${server.address}/api/users/password/forgot`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    expect(await response.json()).toEqual({ success: true });
    return performance.now() - started;
  };
  for (let warm = 0; warm < 50; warm += 1) await ask(`${randomUUID()}@example.it`);
  const [known, unknown]: [number[], number[]] = [[], []];
  const mine = async () => known.push(await ask(giuliasAccount.email));
  const nobodys = async () => unknown.push(await ask(`${randomUUID().slice(0, 6)}@example.it`));
  // Sending a mail slows down the next call. A random order distributes this delay between both
  // kinds of calls.
  const turns = Array.from({ length: calls }, () => [mine, nobodys]).flat();
  const shuffled = turns
    .map((turn) => ({ turn, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ turn }) => turn);
  for (const turn of shuffled) await turn();
  tellFigures('forgotten', 'SQLite', [
    { what: 'calls with an email that has an account', measured: calls },
    { what: 'calls with one nobody has', measured: calls },
    { what: 'ms, median, has an account', measured: percentile(known, 0.5) },
    { what: 'ms, median, no account', measured: percentile(unknown, 0.5) },
    // Even equal samples exceed this limit in one of a thousand runs.
    {
      what: 'Mann-Whitney, z without its sign',
      measured: Math.abs(mannWhitney(known, unknown)),
      atMost: 3.29,
    },
  ]);
});

/**
 * Returns the z value of the Mann-Whitney test. It measures in standard deviations how far the
 * ranks of two samples differ.
 */
function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((ms) => ({ ms, is: 1 })), ...other.map((ms) => ({ ms, is: 0 }))].sort(
    (a, b) => a.ms - b.ms,
  );
  const ranks = all.reduce((sum, { is }, at) => sum + is * (at + 1), 0);
  const [n, m] = [one.length, other.length];
  const u = ranks - (n * (n + 1)) / 2;
  return (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
}
