import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { StoreUnavailable } from '../store.ts';
import { newRequest } from '../testing/new-request.ts';
import { sqliteStore } from './sqlite.ts';

it('ping writes to the disk on every call to check for free space', async ({ onTestFinished }) => {
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

it('the store rejects requests while the database file is missing or replaced, and works again when it returns', async ({
  onTestFinished,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'preventivo-moved-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [here, away] = [join(folder, 'here'), join(folder, 'away')];
  const store = await sqliteStore(here);
  onTestFinished(() => store.close());
  const { request, key, submitted } = newRequest();
  const isRefused = async () => {
    await expect(store.submit(request, key, submitted)).rejects.toThrow('(DATABASE_MOVED)');
    await expect(store.ping()).rejects.toThrow(StoreUnavailable);
  };
  renameSync(here, away);
  await isRefused();
  // Put another database in the folder, as an operator may do under a running server.
  mkdirSync(here);
  await (await sqliteStore(here)).close();
  await isRefused();
  rmSync(here, { recursive: true });
  renameSync(away, here);
  await store.submit(request, key, submitted);
  await store.ping();
  expect(await store.quoteRequest(request.id)).toBeDefined();
});
