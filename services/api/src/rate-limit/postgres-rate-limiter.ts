import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { limiterOver } from './limiter-over.ts';
import { allowed, type RateLimiter } from './rate-limiter.ts';

/** Sends a statement to a database that all processes share. */
export type SendStatement = (text: string, values: unknown[]) => Promise<unknown>;

/** How long a count is waited for before this process counts by itself, in milliseconds. */
const patience = 1_000;
const table = { tableName: 'rate_limit', storeType: 'pool' } as const;

/**
 * Counts in a table that all processes share; what is called at each key pressed stays in the memory of each. Where
 * the database does not answer, each counts for itself. Statements have no name, and nothing is kept of a connection: a
 * pool may stand between.
 * @param secret makes names that tell nobody's address or email
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
        // Who is refused is not looked up again until it is their turn.
        ...(!isRead && { inMemoryBlockOnConsumed: options.points + 1 }),
      });
    },
    {
      keyOf: (client) =>
        createHmac('sha256', secret).update(`rate limit ${client}`).digest('base64url'),
    },
  );
}

/** Several processes may make it at once: who collides with another finds it there at the next try. */
async function createTable(storeClient: object, tries = 3): Promise<void> {
  // It counts nothing: it makes the table, and forgets every five minutes what is over.
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
