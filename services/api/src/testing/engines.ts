import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { memoryRateLimiter } from '../rate-limit/memory-rate-limiter.ts';
import { postgresRateLimiter } from '../rate-limit/postgres-rate-limiter.ts';
import type { RateLimiter } from '../rate-limit/rate-limiter.ts';
import { memoryStore } from '../store/memory.ts';
import { postgresStore } from '../store/sql/postgres.ts';
import { sqliteStore } from '../store/sql/sqlite.ts';
import type { Store } from '../store/store.ts';
import { throwAwayPostgres } from '../store/testing/postgres.ts';

export interface TestedEngine {
  readonly name: string;
  readonly store: Store;
  readonly rateLimiter: RateLimiter;
}

/** Opens a store of each kind. Opens PostgreSQL only if it is installed. */
export async function openEngines() {
  const folder = mkdtempSync(join(tmpdir(), 'preventivo-engines-'));
  const postgres = await throwAwayPostgres();
  const pool = postgres && new pg.Pool({ connectionString: postgres.url, max: 2 });
  pool?.on('error', () => {});
  const engines: TestedEngine[] = [
    { name: 'memory', store: memoryStore(), rateLimiter: memoryRateLimiter() },
    { name: 'SQLite', store: await sqliteStore(folder), rateLimiter: memoryRateLimiter() },
  ];
  if (postgres && pool)
    engines.push({
      name: 'PostgreSQL',
      store: await postgresStore(postgres.url),
      rateLimiter: await postgresRateLimiter(
        (text, values) => pool.query(text, values),
        'a secret of thirty-two letters..',
      ),
    });
  return {
    engines,
    close: async () => {
      await Promise.all(engines.map(({ store }) => store.close()));
      await pool?.end();
      await postgres?.remove();
      rmSync(folder, { recursive: true });
    },
  };
}
