import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const counted = 'select count(*) as many from outbox';

export const undeliveredInSqlite = (folder: string) => async () => {
  const database = new DatabaseSync(join(folder, 'preventivo.sqlite'), { timeout: 5000 });
  try {
    return Number(database.prepare(counted).get()?.many);
  } finally {
    database.close();
  }
};

export const undeliveredInPostgres = (url: string) => async () => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ many: string }>(counted);
    return Number(rows[0]?.many);
  } finally {
    await client.end();
  }
};

/**
 * Waits until the server has delivered everything.
 * @param within seconds. The lease of a killed server expires only after a minute
 */
export async function allDelivered(
  undelivered: () => Promise<number>,
  within: number,
): Promise<void> {
  const deadline = Date.now() + within * 1000;
  while ((await undelivered()) > 0) {
    if (Date.now() > deadline)
      throw new Error(`After ${within} s there is still something to deliver.`);
    await pause(200);
  }
}
