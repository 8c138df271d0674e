import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BadConfig } from '../../config/config.ts';
import { sqliteStore } from '../../store/sql/sqlite.ts';
import type { Store } from '../../store/store.ts';
import { newRequest } from '../../store/testing/new-request.ts';
import { backupCommand, restoreCommand } from './backup-command.ts';

let home: string;
let running: Store;
let env: { DATA_DIR: string };
let copy: string;
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'preventivo-backup-'));
  env = { DATA_DIR: join(home, 'data') };
  copy = join(home, 'copy.sqlite');
  running = await sqliteStore(env.DATA_DIR);
});
afterEach(async () => {
  await running.close();
  rmSync(home, { recursive: true });
});

async function send(store = running) {
  const sent = newRequest();
  await store.submit(sent.request, sent.key, sent.submitted);
  return sent.request.id;
}

describe('backup of the database', () => {
  it('a backup made under load contains every request acknowledged before its start, and a server can use it', async () => {
    const before: string[] = [];
    for (let sent = 0; sent < 50; sent += 1) before.push(await send());
    let open = true;
    const people = (async () => {
      let many = 0;
      for (; open; many += 1) await send();
      return many;
    })();
    await send();
    const said = await backupCommand(env, [copy]);
    open = false;
    expect(await people).toBeGreaterThan(0);
    expect(said).toMatch(
      / \d+ requests among it, and was found whole\. The secret .+ is not in it\.$/,
    );
    const elsewhere = { DATA_DIR: join(home, 'elsewhere') };
    expect(await restoreCommand(elsewhere, [copy])).toMatch(/A server may start\.$/);
    const restored = await sqliteStore(elsewhere.DATA_DIR);
    for (const id of before) expect(await restored.quoteRequest(id)).toMatchObject({ id });
    await send(restored);
    await restored.close();
  });

  it('a copy is readable only by its owner', async () => {
    await backupCommand(env, [copy]);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
  });

  it('backup and restore never overwrite another copy or a database that a server may use', async () => {
    await backupCommand(env, [copy]);
    const first = readFileSync(copy);
    await expect(backupCommand(env, [copy])).rejects.toThrow('a copy never replaces another');
    expect(readFileSync(copy)).toEqual(first);
    await expect(restoreCommand(env, [copy])).rejects.toThrow(
      'end the servers and move it away first',
    );
  });

  it('restoring a truncated copy fails and leaves no database', async () => {
    for (let sent = 0; sent < 50; sent += 1) await send();
    await backupCommand(env, [copy]);
    const whole = readFileSync(copy);
    writeFileSync(copy, whole.subarray(0, whole.length / 2));
    const elsewhere = { DATA_DIR: join(home, 'elsewhere') };
    await expect(restoreCommand(elsewhere, [copy])).rejects.toThrow('not a whole database');
    writeFileSync(copy, whole);
    await restoreCommand(elsewhere, [copy]);
  });

  it('restore rejects the database file of a crashed server, whose newest requests are only in the -wal file', async () => {
    await send();
    await running.close();
    running = await sqliteStore(env.DATA_DIR);
    const newest = await send();
    // Copy the files in the state that a crashed server leaves.
    const away = join(home, 'before');
    cpSync(env.DATA_DIR, away, { recursive: true });
    const elsewhere = { DATA_DIR: join(home, 'elsewhere') };
    await expect(restoreCommand(elsewhere, [join(away, 'preventivo.sqlite')])).rejects.toThrow(
      'let backup make one, with that folder as DATA_DIR',
    );
    await backupCommand({ DATA_DIR: away }, [copy]);
    await restoreCommand(elsewhere, [copy]);
    const restored = await sqliteStore(elsewhere.DATA_DIR);
    expect(await restored.quoteRequest(newest)).toMatchObject({ id: newest });
    await restored.close();
  });

  it('the database file of a stopped server is a complete copy', async () => {
    await send();
    await running.close();
    const elsewhere = { DATA_DIR: join(home, 'elsewhere') };
    await restoreCommand(elsewhere, [join(env.DATA_DIR, 'preventivo.sqlite')]);
    expect(readdirSync(elsewhere.DATA_DIR)).toEqual(['preventivo.sqlite']);
    running = await sqliteStore(env.DATA_DIR);
  });

  it.each([
    [[], 'takes one file'],
    [['a', 'b'], 'takes one file'],
  ])('backup and restore require exactly one file, not %j', async (words, sentence) => {
    await expect(backupCommand(env, words)).rejects.toThrow(BadConfig);
    await expect(restoreCommand(env, words)).rejects.toThrow(sentence);
  });

  it('backup reports a missing database, and names the tools of PostgreSQL', async () => {
    const nowhere = { DATA_DIR: join(home, 'nowhere') };
    await expect(backupCommand(nowhere, [copy])).rejects.toThrow('There is no database');
    await expect(restoreCommand(nowhere, [copy])).rejects.toThrow(`There is no ${copy}.`);
    const other = { ...env, DATABASE_URL: 'postgres://db/x', JWT_SECRET: 'a'.repeat(32) };
    await expect(backupCommand(other, [copy])).rejects.toThrow('pg_dump');
  });
});
