import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newRequest } from '../testing/new-request.ts';
import { migrate } from './migrate.ts';
import { sqlStore } from './sql-store.ts';
import { openSqlite } from './sqlite.ts';

it('finds requests of an older version by email too, sorted by age', async ({ onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), 'preventivo-older-'));
  const engine = openSqlite(folder);
  const store = sqlStore(engine);
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  await migrate(engine);
  const anna = 'anna@example.it';
  const sent = [];
  for (const [hour, email, isOld] of [
    ['09', anna, true],
    ['10', anna, false],
    ['11', 'anna@example.it.example', true],
    ['12', anna, true],
    ['13', anna, true],
    ['14', anna, false],
    ['14', anna, true],
  ] as const) {
    const { request, key, submitted } = newRequest({ createdAt: `2026-11-21T${hour}:00:00.000Z` });
    const payload = { ...request.payload, contractor: { email } };
    await store.submit({ ...request, payload }, key, submitted);
    if (isOld)
      await engine.db
        .updateTable('quote_request')
        .set({ contractor_email: null })
        .where('id', '=', request.id)
        .execute();
    if (email === anna) sent.push(request.id);
  }
  const found: string[] = [];
  for await (const { id } of store.requests.find({ email: anna })) found.push(id);
  expect(found).toEqual(sent.reverse());
});
