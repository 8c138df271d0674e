import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { limiterOver } from './limiter-over.ts';
import { allowed, type RateLimiter } from './rate-limiter.ts';

/** Runs a statement on a database that all processes share. */
export type SendStatement = (text: string, values: unknown[]) => Promise<unknown>;

/** Timeout of the database, in milliseconds. After it, this process counts in memory. */
const patience = 1_000;
const table = { tableName: 'rate_limit', storeType: 'pool' } as const;

/**
 * Creates a rate limiter in a database table that all processes share. While the database is
 * unavailable, each process counts in memory. A process always counts in memory the calls that a
 * form makes on each keystroke. The limiter uses no prepared statements or connection state, so it
 * works with a pooler.
 * @param secret key for the digests of the stored names. The digests reveal no address or email
 */
export async function postgresRateLimiter(
  send: SendStatement,
  secret: string,
): Promise<RateLimiter> {
  const storeClient = {
    query: ({ text, values }: { text: string; values?: unknown[] }) =>
      soon(send(text, values ?? [])),
  };
  await createTable(storeClient);
  return limiterOver(
    (options) => {
      const alone = new RateLimiterMemory(options);
      const { counts, waits, isRead = waits !== undefined } = allowed[options.group];
      if (counts === 'here') return alone;
      return new RateLimiterPostgres({
        ...options,
        ...table,
        storeClient,
        tableCreated: true,
        clearExpiredByTimeout: false,
        insuranceLimiter: alone,
        // Once a client is blocked, reject its calls without a query until the wait ends.
        ...(!isRead && { inMemoryBlockOnConsumed: options.points + 1 }),
      });
    },
    {
      keyOf: (client) =>
        createHmac('sha256', secret).update(`rate limit ${client}`).digest('base64url'),
    },
  );
}

/**
 * Creates the table. If another process creates the table at the same time, the statement may fail.
 * A retry then finds the table.
 */
async function createTable(storeClient: object, tries = 3): Promise<void> {
  // This limiter counts nothing. It creates the table and removes expired rows every five minutes.
  const options = { ...table, storeClient, points: 1, duration: 1 };
  const made = new Promise<void>((resolve, reject) => {
    new RateLimiterPostgres(options, (error) => (error ? reject(error) : resolve()));
  });
  await made.catch((error: unknown) => {
    if (tries === 1) throw error;
    return createTable(storeClient, tries - 1);
  });
}

async function soon<T>(answer: Promise<T>): Promise<T> {
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    clock = setTimeout(() => reject(new Error('The count did not come.')), patience);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(clock);
  }
}
