import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Tables } from '../tables.ts';

/** A row of any table, which contains only text, integers and nulls. */
export type Row = Readonly<Record<string, string | number | null>>;

/** Yields the rows of a SQLite table in batches, in insertion order. */
export async function* rowsAfter(
  db: Kysely<Tables>,
  name: string,
  limit: number,
): AsyncGenerator<readonly Row[]> {
  for (let last = Number.MIN_SAFE_INTEGER; ; ) {
    const { rows } = await sql<Row & { place: number }>`
      select rowid as place, * from ${sql.table(name)} where rowid > ${last} order by rowid limit ${limit}`.execute(
      db,
    );
    if (rows.length === 0) return;
    last = rows.at(-1)?.place ?? last;
    yield rows.map(({ place: _, ...row }) => row);
  }
}

/**
 * Returns the number of a table's rows and a digest of the rows. The digest is the sum of the rows'
 * SHA-256, so the order of the rows does not matter. A number has the digest of its text, because
 * one database may return a number and the other a text.
 */
export async function tableDigest(
  { db, locksRows }: Engine,
  name: string,
): Promise<{ readonly rows: number; readonly digest: string }> {
  let many = 0;
  let sum = 0n;
  const batches = locksRows ? pagesOf(db, name) : rowsAfter(db, name, 1000);
  for await (const rows of batches)
    for (const row of rows) {
      many += 1;
      sum = (sum + BigInt(`0x${rowDigest(row)}`)) % modulus;
    }
  return { rows: many, digest: sum.toString(16).padStart(64, '0') };
}

const modulus = 2n ** 256n;

function rowDigest(row: Row): string {
  const cells = Object.keys(row)
    .sort()
    .map((column) => [column, row[column] === null ? null : String(row[column])]);
  return createHash('sha256').update(JSON.stringify(cells)).digest('hex');
}

/**
 * Yields the rows of a PostgreSQL table in pages by physical position. The positions are stable,
 * because nothing writes during a move.
 */
async function* pagesOf(db: Kysely<Tables>, name: string): AsyncGenerator<readonly Row[]> {
  for (let last = '(0,0)'; ; ) {
    const { rows } = await sql<Row & { place: string }>`
      select ctid::text as place, * from ${sql.table(name)} where ctid > ${last}::tid order by ctid limit 1000`.execute(
      db,
    );
    if (rows.length === 0) return;
    last = rows.at(-1)?.place ?? last;
    yield rows.map(({ place: _, ...row }) => row);
  }
}
