import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { purgeMailFiles } from './purge-mail-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'preventivo-mail-'));
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

it('keeps a mail for thirty days, and deletes it within the hour after', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
  const name = '20261121T100000000Z-a.eml';
  writeFileSync(join(folder, name), '');
  const cleaning = purgeMailFiles(folder, 30);
  await vi.advanceTimersByTimeAsync(30 * 24 * 60 * 60 * 1000);
  expect(readdirSync(folder)).toEqual([name]);
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]), 10_000);
  clearInterval(cleaning);
});
