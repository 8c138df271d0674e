import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { smallDisk } from './support/disks.ts';
import { expectAllKept, idsInSqlite } from './support/kept-requests.ts';
import type { ServerProcess } from './support/server-process.ts';
import { startedServer } from './support/started-server.ts';
import { type Acknowledgement, send, visitors } from './support/visitors.ts';

it('the server answers 503 while the disk is full, still reads, and writes again when there is room', async ({
  onTestFinished,
}) => {
  const disk = smallDisk(6);
  // Skip the test if this user may not mount a small disk. Filling a real disk would do harm.
  if (!disk) return;
  const ballast = join(disk.folder, 'ballast');
  writeFileSync(ballast, new Uint8Array(3 * 1024 * 1024));
  const server = await startedServer({ DATA_DIR: join(disk.folder, 'data') }, onTestFinished);
  try {
    const people = visitors([server.address], 4);
    const deadline = Date.now() + 120_000;
    while (!people.refused.get(503)) {
      await server.health();
      expect(Date.now(), 'a disk that is full').toBeLessThan(deadline);
    }
    const [first] = people.acknowledged;
    expect(first && (await send(server.address, first.key))).toEqual({ ...first, again: true });
    const { key, ms, taken } = await sendUntilRefused(server.address);
    expect(ms).toBeLessThan(1000);
    // The server is alive but not ready, so load balancers stop sending visitors to it.
    expect(await healthOf(server, 503)).toBe(503);
    expect((await fetch(`${server.address}/health/live`)).status).toBe(200);
    rmSync(ballast);
    // Stop the visitors at once. They would fill the disk again in seconds.
    await people.goHome();
    expect(await healthOf(server, 200)).toBe(200);
    const last = await send(server.address, key);
    expect(last).toMatchObject({ again: false });
    const told: Acknowledgement[] = [
      ...people.acknowledged,
      ...taken,
      ...(typeof last === 'number' ? [] : [last]),
    ];
    await expectAllKept(told, idsInSqlite(join(disk.folder, 'data')), server.address);
    expect((await server.end('SIGTERM')).code).toBe(0);
    console.log(`${told.length} acknowledged, ${people.refused.get(503)} answers of 503`);
  } finally {
    disk.remove();
  }
});

/** Waits at most ten seconds for this status of `/health`. Returns the last status. */
async function healthOf(server: ServerProcess, expected: number): Promise<number> {
  const deadline = Date.now() + 10_000;
  let status = await server.health();
  while (status !== expected && Date.now() < deadline) status = await server.health();
  return status;
}

/**
 * Sends until the server refuses a request. A cleanup may free some space, so the server may accept
 * some requests first.
 */
async function sendUntilRefused(address: string) {
  const taken: Acknowledgement[] = [];
  for (let more = 1; more <= 500; more += 1) {
    const key = `one-more-${more}`;
    const started = performance.now();
    const answer = await send(address, key);
    if (answer === 503) return { key, ms: performance.now() - started, taken };
    if (typeof answer === 'number') throw new Error(`answered ${answer}, and not 503`);
    taken.push(answer);
  }
  throw new Error('500 requests were taken on a full disk');
}
