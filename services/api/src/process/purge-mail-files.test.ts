import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { purgeMailFiles } from './purge-mail-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'preventivo-mail-'));
afterEach(() => vi.useRealTimers());
afterAll(() => rmSync(folder, { recursive: true }));

it('the purge keeps a mail file for thirty days and deletes it within an hour', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
  const name = '20261121T100000000Z-a.eml';
  writeFileSync(join(folder, name), '');
  const cleaning = purgeMailFiles(folder, 30, () => {});
  await vi.advanceTimersByTimeAsync(30 * 24 * 60 * 60 * 1000);
  expect(readdirSync(folder)).toEqual([name]);
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]), 10_000);
  clearInterval(cleaning);
});

it('the purge logs that expired mails could not be deleted', async () => {
  const file = join(folder, 'no-folder');
  writeFileSync(file, '');
  const log = vi.fn();
  const cleaning = purgeMailFiles(file, 30, log);
  await vi.waitFor(() =>
    expect(log).toHaveBeenCalledWith(
      expect.objectContaining({ event: 'purge-failed', kind: 'mails' }),
    ),
  );
  clearInterval(cleaning);
});
