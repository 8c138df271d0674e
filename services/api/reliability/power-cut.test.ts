import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { extent } from './report/extent.ts';
import { tellFigures } from './report/tell-figures.ts';
import { type Disk, fileDisk } from './support/disks.ts';
import { idsInSqlite } from './support/kept-requests.ts';
import { startedServer } from './support/started-server.ts';
import { visitors } from './support/visitors.ts';

it('the server loses no acknowledged request in repeated power cuts under load', async ({
  onTestFinished,
}) => {
  const disk = fileDisk(128);
  if (!disk) return;
  const server = await startedServer({ DATA_DIR: join(disk.folder, 'data') }, onTestFinished);
  const people = visitors([server.address]);
  let lost = 0;
  try {
    for (let round = 0; round < extent.powerCuts; round += 1) {
      await pause(200 + Math.random() * 300);
      server.hold(true);
      const told = people.acknowledged.map(({ id }) => id);
      const left = disk.cutOff();
      server.hold(false);
      const kept = await idsInSqlite(join(left.folder, 'data'))().finally(() => left.remove());
      lost += told.filter((id) => !kept.includes(id)).length;
    }
    await people.goHome();
    tellFigures('power', 'SQLite', [
      { what: 'power cuts', measured: extent.powerCuts },
      { what: 'acknowledged', measured: people.acknowledged.length },
      { what: 'acknowledged and lost', measured: lost, atMost: 0 },
    ]);
    expect((await server.end('SIGTERM')).code).toBe(0);
  } finally {
    disk.remove();
  }
});

it('the server restarts with valid sessions after a power cut right after the first start', async ({
  onTestFinished,
}) => {
  const disk = fileDisk(64);
  if (!disk) return;
  try {
    const dataIn = ({ folder }: Disk) => join(folder, 'data');
    const secretIn = (one: Disk) => readFileSync(join(dataIn(one), 'jwt-secret'), 'utf8');
    const server = await startedServer({ DATA_DIR: dataIn(disk) }, onTestFinished);
    server.hold(true);
    const left = disk.cutOff();
    server.hold(false);
    try {
      const again = await startedServer({ DATA_DIR: dataIn(left) }, onTestFinished);
      expect(await again.health()).toBe(200);
      expect(secretIn(left)).toBe(secretIn(disk));
      await again.end('SIGTERM');
    } finally {
      left.remove();
    }
    await server.end('SIGTERM');
  } finally {
    disk.remove();
  }
});
