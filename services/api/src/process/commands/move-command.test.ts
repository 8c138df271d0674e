import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sqliteStore } from '../../store/sql/sqlite.ts';
import { newRequest } from '../../store/testing/new-request.ts';
import { throwAwayPostgres } from '../../store/testing/postgres.ts';
import { moveCommand } from './move-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'preventivo-move-command-'));
const postgres = await throwAwayPostgres();
afterAll(async () => {
  await postgres?.remove();
  rmSync(folder, { recursive: true });
});

const JWT_SECRET = 'un segreto che nessuno indovina mai';
let DATA_DIR: string;
beforeEach(() => {
  DATA_DIR = mkdtempSync(join(folder, 'data-'));
});

async function sendHere() {
  const store = await sqliteStore(DATA_DIR);
  const { request, key, submitted } = newRequest();
  try {
    return await store.submit(request, key, submitted);
  } finally {
    await store.close();
  }
}

describe('move to PostgreSQL', () => {
  it('the move command prints its usage for unknown or additional arguments', async () => {
    for (const words of [['back'], ['call-off', 'now']])
      await expect(moveCommand({ DATA_DIR }, words)).rejects.toThrow(/^Takes nothing, and moves/);
  });

  it('the move command reports a missing source or target', async () => {
    await expect(moveCommand({ DATA_DIR }, [])).rejects.toThrow('There is no database in DATA_DIR');
    await sendHere();
    await expect(moveCommand({ DATA_DIR }, [])).rejects.toThrow('DATABASE_URL takes the address');
  });

  it('the move command reports an unreachable target, and unseals the source when cancelled', async () => {
    await sendHere();
    const away = { DATA_DIR, JWT_SECRET, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
    await expect(moveCommand(away, [])).rejects.toThrow(/^The move was ended: .+ Begin it again/);
    expect(await moveCommand({ DATA_DIR }, ['call-off'])).toMatch(/takes changes again/);
    await expect(sendHere()).resolves.toBeDefined();
  });

  it.runIf(postgres)(
    'the move command prints the number of rows of each table and seals the source',
    async () => {
      await sendHere();
      const said = await moveCommand(
        { DATA_DIR, JWT_SECRET, DATABASE_URL: postgres?.url ?? '' },
        [],
      );
      expect(said).toMatch(/^quote_request {2}1 {2}[0-9a-f]{64}$/m);
      await expect(sendHere()).rejects.toThrow();
    },
  );
});
