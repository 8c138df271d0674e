import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { expect } from 'vitest';
import type { Figure } from '../report/figure.ts';
import { type Acknowledgement, send } from './visitors.ts';

/**
 * Selects each quote request that has a consent receipt. A request without its receipt thus counts
 * as lost.
 */
const readAll = 'select q.id from quote_request q join consent_receipt c on c.request_id = q.id';

/** Reads the ids of all stored quote requests directly from the database. */
export type ReadIds = () => Promise<readonly string[]>;

export const idsInSqlite =
  (folder: string): ReadIds =>
  async () => {
    const database = new DatabaseSync(join(folder, 'preventivo.sqlite'), { timeout: 5000 });
    try {
      expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
      return database
        .prepare(readAll)
        .all()
        .map(({ id }) => String(id));
    } finally {
      database.close();
    }
  };

export const idsInPostgres =
  (url: string): ReadIds =>
  async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      const { rows } = await client.query<{ id: string }>(readAll);
      return rows.map(({ id }) => id);
    } finally {
      await client.end();
    }
  };

/** Counts acknowledged requests that are missing, and requests that are stored twice. */
export function lostAndTwice(
  told: readonly Pick<Acknowledgement, 'key' | 'id'>[],
  ids: readonly string[],
): readonly Figure[] {
  const kept = new Set(ids);
  const lost = new Set(told.map(({ id }) => id).filter((id) => !kept.has(id)));
  // Every visitor waits for an acknowledgement. A stored request without an acknowledgement is
  // therefore a duplicate.
  const twice = ids.length + lost.size - new Set(told.map(({ key }) => key)).size;
  return [
    { what: 'acknowledged and lost', measured: lost.size, atMost: 0 },
    { what: 'kept twice', measured: twice, atMost: 0 },
  ];
}

/**
 * Expects that every acknowledged request is stored once. Also expects that each key still returns
 * the first response.
 */
export async function expectAllKept(
  told: readonly Acknowledgement[],
  readIds: ReadIds,
  address: string,
): Promise<void> {
  const ids = await readIds();
  const kept = new Set(ids);
  expect(told.filter(({ id }) => !kept.has(id))).toEqual([]);
  expect(ids.length).toBe(told.length);
  expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
  for (const { key, id, responseBody } of told.filter((_, at) => at % 25 === 0))
    expect(await send(address, key)).toEqual({ key, id, responseBody, again: true });
}
