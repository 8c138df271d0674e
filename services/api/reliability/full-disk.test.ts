import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { smallDisk } from './disks.ts';
import { expectAllKept, idsInSqlite } from './kept-requests.ts';
import { serverProcess } from './server-process.ts';
import { send, type Told, visitors } from './visitors.ts';

it('says 503 while the disk is full, goes on reading, and writes again by itself when there is room', async () => {
  const disk = smallDisk(6);
  // Only who may mount a small disk can fill one without harm.
  if (!disk) return;
  const ballast = join(disk.folder, 'ballast');
  writeFileSync(ballast, new Uint8Array(3 * 1024 * 1024));
  const server = await serverProcess({ DATA_DIR: join(disk.folder, 'data') });
  await server.start();
  try {
    const people = visitors([server.address], 4);
    const deadline = Date.now() + 120_000;
    while (!people.refused.get(503)) {
      await server.health();
      expect(Date.now(), 'a disk that is full').toBeLessThan(deadline);
    }
    const [first] = people.told;
    expect(first && (await send(server.address, first.key))).toEqual({ ...first, again: true });
    const started = performance.now();
    expect(await send(server.address, 'one-more')).toBe(503);
    expect(performance.now() - started).toBeLessThan(1000);
    rmSync(ballast);
    await people.goHome();
    const last = await send(server.address, 'one-more');
    expect(last).toMatchObject({ again: false });
    const told: Told[] = [...people.told, ...(typeof last === 'number' ? [] : [last])];
    await expectAllKept(told, idsInSqlite(join(disk.folder, 'data')), server.address);
    expect((await server.end('SIGTERM')).code).toBe(0);
    console.log(`${told.length} acknowledged, ${people.refused.get(503)} answers of 503`);
  } finally {
    disk.remove();
  }
});
