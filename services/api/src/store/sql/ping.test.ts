import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sqliteStore } from './sqlite.ts';

it('whoever asks whether the disk has room is answered by writing, each time anew', async ({
  onTestFinished,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'preventivo-ping-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const store = await sqliteStore(folder);
  onTestFinished(() => store.close());
  const logged = () => statSync(join(folder, 'preventivo.sqlite-wal')).size;
  await store.ping();
  const before = logged();
  await store.ping();
  expect(logged() - before).toBeGreaterThan(1_000_000);
});
