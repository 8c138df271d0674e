import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ensureLibfaketime } from '../../../dev/shared/test-clock/libfaketime.mjs';
import { extent } from './report/extent.ts';
import { tellFigures } from './report/tell-figures.ts';
import { newSqlite } from './support/databases.ts';
import { expectAllKept, lostAndTwice } from './support/kept-requests.ts';
import { receiver } from './support/receiver.ts';
import { startedServer } from './support/started-server.ts';
import { allDelivered } from './support/undelivered.ts';
import { type Acknowledgement, visitors } from './support/visitors.ts';

it('the server accepts requests and delivers each once while the clock jumps four minutes ahead and back', async ({
  onTestFinished,
}) => {
  const library = libraryOrNone();
  if (!library) return;
  const database = await newSqlite();
  onTestFinished(database.remove);
  const broker = await receiver(() => 'yes');
  onTestFinished(broker.stop);
  const clock = join(tmpdir(), `preventivo-clock-${process.pid}`);
  onTestFinished(() => rmSync(clock, { force: true }));
  const jumpTo = (minutes: number) => writeFileSync(clock, `+${minutes}m`);
  jumpTo(0);
  const env = { ...database.env, ...broker.env, ...jumpingClock(library, clock) };
  const server = await startedServer(env, onTestFinished);
  const told: Acknowledgement[] = [];
  for (let round = 0; round < extent.jumps; round += 1) {
    // The jump is longer than a lease. It is shorter than five minutes, because receivers reject
    // signatures that are five minutes old.
    for (const minutes of [4, 0]) {
      const people = visitors([server.address]);
      await people.more(10);
      jumpTo(minutes);
      await people.more(20);
      await people.goHome();
      expect([...people.refused]).toEqual([]);
      told.push(...people.acknowledged);
      await allDelivered(database.undelivered, 60);
    }
  }
  const ids = broker.arrived.map(({ requestId }) => requestId);
  tellFigures('clock', 'SQLite', [
    { what: 'jumps of the clock', measured: 2 * extent.jumps },
    { what: 'acknowledged', measured: told.length },
    { what: 'handed on', measured: new Set(ids).size },
    { what: 'handed on twice', measured: ids.length - new Set(ids).size, atMost: 0 },
    ...lostAndTwice(told, await database.readIds()),
  ]);
  expect(new Set(ids)).toEqual(new Set(told.map(({ id }) => id)));
  await expectAllKept(told, database.readIds, server.address);
  expect((await server.end('SIGTERM')).code).toBe(0);
});

/** Returns the path of libfaketime. If the library is missing, warns and returns undefined. */
function libraryOrNone(): string | undefined {
  try {
    return ensureLibfaketime();
  } catch (error) {
    console.warn(`This was left out: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

/**
 * Returns the environment of a process with a shifted clock. A file contains the shift. The timers
 * of the process are not shifted.
 */
const jumpingClock = (library: string, file: string) => ({
  LD_PRELOAD: library,
  FAKETIME_TIMESTAMP_FILE: file,
  FAKETIME_NO_CACHE: '1',
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  FAKETIME_FORCE_MONOTONIC_FIX: '0',
  NO_FAKE_STAT: '1',
});
