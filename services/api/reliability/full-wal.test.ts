import { execFileSync } from 'node:child_process';
import { chownSync, rmSync, statfsSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, it } from 'vitest';
import { extent } from './report/extent.ts';
import { tellFigures } from './report/tell-figures.ts';
import { newPostgres } from './support/databases.ts';
import { smallDisk } from './support/disks.ts';
import { expectAllKept, lostAndTwice } from './support/kept-requests.ts';
import { startedServer } from './support/started-server.ts';
import { visitors } from './support/visitors.ts';

it('the server answers 503 while the disk of the PostgreSQL log is full, and loses nothing', async ({
  onTestFinished,
}) => {
  const database = await newPostgres();
  if (!database?.postgres) return;
  onTestFinished(database.remove);
  const { postgres } = database;
  // The disk has room for eight segments of the log. A segment has 16 MB.
  const disk = smallDisk(128);
  // Skip the test if this user may not mount a small disk. Filling a real disk would do harm.
  if (!disk) return;
  onTestFinished(async () => {
    await postgres.kill();
    disk.remove();
  });
  const data = await readValue(postgres.url, 'show data_directory');
  // Let PostgreSQL keep only a few segments. Otherwise its next start would not fit on the disk.
  await readValue(postgres.url, "alter system set min_wal_size = '32MB'");
  await readValue(postgres.url, "alter system set max_wal_size = '48MB'");
  await postgres.kill();
  moveLog(data, disk.folder);
  await postgres.start();

  const server = await startedServer(database.env, onTestFinished);
  const people = visitors([server.address]);
  const ballast = join(disk.folder, 'ballast');
  for (let round = 0; round < extent.fullLogs; round += 1) {
    await people.more(20);
    const { bavail, bsize } = statfsSync(disk.folder);
    writeFileSync(ballast, new Uint8Array(bavail * bsize));
    const before = people.refused.get(503) ?? 0;
    while ((people.refused.get(503) ?? 0) === before) {
      // Start new segments of the log until the disk is full.
      await readValue(postgres.url, 'select pg_switch_wal()').catch(() => '');
      await pause(50);
    }
    expect((await fetch(`${server.address}/health/live`)).status).toBe(200);
    rmSync(ballast);
    await postgres.start();
    // A checkpoint recycles old segments.
    await readValue(postgres.url, 'checkpoint');
  }
  await people.more(20);
  await people.goHome();
  const answers = [...people.refused].map(([status, many]) => (status === 503 ? 0 : many));
  tellFigures('full-log', 'PostgreSQL', [
    { what: 'times that the disk of the log was full', measured: extent.fullLogs },
    { what: 'acknowledged', measured: people.acknowledged.length },
    { what: 'answers of 503', measured: people.refused.get(503) ?? 0 },
    { what: 'answers that were neither 200 nor 503', measured: sum(answers), atMost: 0 },
    ...lostAndTwice(people.acknowledged, await database.readIds()),
  ]);
  await expectAllKept(people.acknowledged, database.readIds, server.address);
  expect((await server.end('SIGTERM')).code).toBe(0);
});

function moveLog(data: string, folder: string): void {
  const log = join(data, 'pg_wal');
  const { uid, gid } = statSync(data);
  chownSync(folder, uid, gid);
  execFileSync('/bin/cp', ['--archive', log, folder]);
  rmSync(log, { recursive: true });
  symlinkSync(join(folder, 'pg_wal'), log);
}

async function readValue(connectionString: string, statement: string): Promise<string> {
  const client = new pg.Client({ connectionString });
  // PostgreSQL closes the connection when its log is full. Without a listener, the error would end
  // the test.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, string>>(statement);
    return Object.values(rows[0] ?? {})[0] ?? '';
  } finally {
    await client.end();
  }
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
