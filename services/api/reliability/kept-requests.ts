import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { expect } from 'vitest';
import { send, type Told } from './visitors.ts';

/** Reads the ids of all requests, past the server and its store. */
export type ReadIds = () => Promise<readonly string[]>;

export const idsInSqlite =
  (folder: string): ReadIds =>
  async () => {
    const database = new DatabaseSync(join(folder, 'preventivo.sqlite'), { timeout: 5000 });
    try {
      expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
      return database
        .prepare('select id from quote_request')
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
      const { rows } = await client.query<{ id: string }>('select id from quote_request');
      return rows.map(({ id }) => id);
    } finally {
      await client.end();
    }
  };

/** Of what was acknowledged nothing is lost, nothing stands twice, and each key still gives its answer. */
export async function expectAllKept(
  told: readonly Told[],
  readIds: ReadIds,
  address: string,
): Promise<void> {
  const ids = await readIds();
  const kept = new Set(ids);
  expect(told.filter(({ id }) => !kept.has(id))).toEqual([]);
  // Everybody waited for their answer: a request nobody was told of would be one that stands twice.
  expect(ids.length).toBe(told.length);
  expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
  for (const { key, id } of told.filter((_, at) => at % 25 === 0))
    expect(await send(address, key)).toEqual({ key, id, again: true });
}
