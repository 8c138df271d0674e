import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BadConfig } from '../../config/config.ts';
import { sqliteStore } from '../../store/sql/sqlite.ts';
import { newRequest } from '../../store/testing/new-request.ts';
import { outboxCommand } from './outbox-command.ts';

let DATA_DIR: string;
beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'preventivo-outbox-'));
});
afterEach(() => rmSync(DATA_DIR, { recursive: true }));

const at = '2026-11-21T10:00:00.000Z';
const claim = { kind: 'webhook', lease: 'l', at, until: at, limit: 10 } as const;

/** Stores two requests with failed deliveries; returns their ids. */
async function twoDead(): Promise<readonly string[]> {
  const store = await sqliteStore(DATA_DIR);
  for (const { request, key, submitted } of [newRequest(), newRequest()])
    await store.submit(request, key, submitted, [
      { kind: 'webhook', requestId: request.id, event: 'request' },
    ]);
  const ids = (await store.outbox.claim(claim)).map(({ id }) => id);
  for (const id of ids) await store.outbox.failed(id, 'l', null, 'status 410');
  await store.close();
  return ids;
}

async function due(): Promise<readonly string[]> {
  const store = await sqliteStore(DATA_DIR);
  const now = new Date().toISOString();
  const claimed = await store.outbox.claim({ ...claim, at: now, until: now });
  await store.close();
  return claimed.map(({ id }) => id);
}

describe('outbox command', () => {
  it('the outbox command reports that everything was delivered', async () => {
    await (await sqliteStore(DATA_DIR)).close();
    expect(await outboxCommand({ DATA_DIR }, [])).toMatch(/^Everything was delivered/);
  });

  it('the outbox command reports a folder without a database, and creates none', async () => {
    await expect(outboxCommand({ DATA_DIR }, [])).rejects.toThrow('There is no database');
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });

  it('the outbox command lists failed deliveries without personal data', async () => {
    const ids = await twoDead();
    const listed = await outboxCommand({ DATA_DIR }, ['list']);
    expect(listed.split('\n')).toHaveLength(2);
    for (const id of ids)
      expect(listed).toContain(`${id}  webhook  2026-11-21T10:00:00.000Z  1 tries  status 410`);
  });

  it('the outbox command reports deliveries whose receiver is no longer configured', async () => {
    const store = await sqliteStore(DATA_DIR);
    const { request, key, submitted } = newRequest();
    await store.submit(request, key, submitted, [
      { kind: 'brokerMail', requestId: request.id, event: 'request' },
    ]);
    await store.close();
    expect(await outboxCommand({ DATA_DIR }, [])).toMatch(/^1 × brokerMail {2}wait: nobody/);
    const BROKER_MAIL = 'preventivi@example.it';
    expect(await outboxCommand({ DATA_DIR, BROKER_MAIL }, [])).toMatch(/^Everything was/);
  });

  it('the outbox command replays all failed deliveries', async () => {
    const ids = await twoDead();
    expect(await outboxCommand({ DATA_DIR }, ['replay'])).toBe('2 will be tried again.');
    expect((await due()).toSorted()).toEqual(ids.toSorted());
  });

  it('the outbox command replays one failed delivery', async () => {
    const [one = ''] = await twoDead();
    expect(await outboxCommand({ DATA_DIR }, ['replay', one])).toBe('1 will be tried again.');
    expect(await due()).toEqual([one]);
  });

  it.each([[['delete']], [['list', 'all']]])(
    'the outbox command prints its usage for %j',
    async (words) => {
      await expect(outboxCommand({ DATA_DIR }, words)).rejects.toThrow(BadConfig);
      await expect(outboxCommand({ DATA_DIR }, words)).rejects.toThrow(/replay <id>/);
    },
  );
});
