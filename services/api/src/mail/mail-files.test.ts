import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteMailFiles } from './mail-files.ts';

const before = new Date('2026-11-21T10:00:00Z');
const kept = [
  '20261121T100000000Z-a.eml',
  '20261121T100000001Z-b.eml',
  'jwt-secret',
  '20261001-note.txt',
];
const old = [
  '20261121T095959999Z-c.eml',
  '20251121T100000000Z-d.eml',
  '.20261001T100000000Z-e.eml.part',
];
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preventivo-mail-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('mail files', () => {
  it('`deleteMailFiles` deletes expired mails, also incomplete ones, and no other files', async () => {
    for (const name of [...kept, ...old]) writeFileSync(join(folder, name), '');
    await deleteMailFiles(folder, before);
    expect(readdirSync(folder).toSorted()).toEqual(kept.toSorted());
  });

  it('two servers can delete the same mail files at once', async () => {
    for (let at = 0; at < 200; at += 1)
      writeFileSync(join(folder, `20251121T100000000Z-${at}.eml`), '');
    await Promise.all([deleteMailFiles(folder, before), deleteMailFiles(folder, before)]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('`deleteMailFiles` ignores a missing folder', async () => {
    await expect(deleteMailFiles(join(folder, 'mail'), before)).resolves.toBeUndefined();
  });
});
