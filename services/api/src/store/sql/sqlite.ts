import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setImmediate } from 'node:timers';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  sql,
  type Transaction,
} from 'kysely';
import type { Store } from '../store.ts';
import { type Engine, retry } from './engine.ts';
import { migrate } from './migrate.ts';
import { sqlStore } from './sql-store.ts';
import type { Tables } from './tables.ts';
import { tellOfQuery } from './watched-queries.ts';

/** SQLITE_BUSY and SQLITE_LOCKED. */
const busy = [5, 6];

/** SQLITE_CONSTRAINT_PRIMARYKEY and SQLITE_CONSTRAINT_UNIQUE. */
const taken = [1555, 2067];

/**
 * Opens the embedded database: one file in a folder, which is created if missing. Two processes may
 * share the folder. `synchronous=FULL` protects against power cuts, and `secure_delete` overwrites
 * deleted data. The checkpoint size is SQLite's default, because a checkpoint blocks all requests.
 * At four times the default, one request in a hundred took twice as long.
 * @throws when the folder is not writable
 */
export async function sqliteStore(folder: string): Promise<Store> {
  const engine = openSqlite(folder);
  // Retry: two processes that start at once block each other here.
  for (const pragma of ['journal_mode = wal', 'synchronous = full', 'secure_delete = on'])
    await retry(engine.isTransient, () => sql.raw(`pragma ${pragma}`).execute(engine.db));
  await migrate(engine);
  return emptyingItsLog(sqlStore(engine), engine);
}

/**
 * Returns a store that empties the write-ahead log after an erasure, because the log contains the
 * erased data. If another process blocks this checkpoint, a later checkpoint empties the log.
 */
function emptyingItsLog(store: Store, { db }: Engine): Store {
  const emptied = async <T>(outcome: T): Promise<T> => {
    await sql`pragma wal_checkpoint(truncate)`.execute(db).catch(() => {});
    return outcome;
  };
  const { requests, accounts } = store;
  return {
    ...store,
    requests: { ...requests, erase: async (ids) => emptied(await requests.erase(ids)) },
    accounts: {
      ...accounts,
      erase: async (id) => emptied(await accounts.erase(id)),
      eraseWithRequests: async (id) => emptied(await accounts.eraseWithRequests(id)),
    },
  };
}

export function openSqlite(folder: string): Engine {
  const file = join(folder, 'preventivo.sqlite');
  const database = openFile(folder, file);
  return {
    db: new Kysely<Tables>({
      dialect: new WritingFirstDialect(
        { database: preparedOnce(database) },
        stayingWhereItIs(file),
      ),
      log: tellOfQuery,
    }),
    tableOptions: ' strict',
    locksRows: false,
    isTransient: (error) => busy.includes(resultCode(error) & 0xff),
    isTaken: (error) => taken.includes(resultCode(error)),
    transactionsOn: batchedTransactions,
  };
}

/** Returns the extended result code of an error. Its last byte is the primary code. */
const resultCode = (error: unknown) =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;

function openFile(folder: string, file: string): DatabaseSync {
  // Only the owner may read visitors' data. Without this mask, the file mode would be 0644.
  const before = process.umask(0o077);
  try {
    mkdirSync(folder, { recursive: true });
    // SQLite's busy timeout would block the whole process. `retry` waits without blocking.
    return new DatabaseSync(file, { timeout: 0 });
  } finally {
    process.umask(before);
  }
}

/**
 * Returns a check that throws if the file was replaced or removed. Without the check, SQLite would
 * write to the old file, and confirmed requests would be lost.
 */
function stayingWhereItIs(file: string): () => void {
  const { dev, ino } = statSync(file);
  return () => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found?.dev !== dev || found.ino !== ino)
      throw Object.assign(new Error(), { code: 'DATABASE_MOVED' });
  };
}

type SqliteConfig = ConstructorParameters<typeof SqliteDialect>[0];

/**
 * Starts transactions with `begin immediate`. A deferred transaction fails midway if another
 * process has written meanwhile. Checks the database file before each transaction.
 */
class WritingFirstDriver extends SqliteDriver {
  readonly #checkFile: () => void;

  constructor(config: SqliteConfig, checkFile: () => void) {
    super(config);
    this.#checkFile = checkFile;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.#checkFile();
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class WritingFirstDialect extends SqliteDialect {
  readonly #parts: ConstructorParameters<typeof WritingFirstDriver>;

  constructor(...parts: ConstructorParameters<typeof WritingFirstDriver>) {
    super(parts[0]);
    this.#parts = parts;
  }

  override createDriver(): WritingFirstDriver {
    return new WritingFirstDriver(...this.#parts);
  }
}

/** Work that waits for the next commit. */
interface PendingWork {
  /** Runs in the transaction. Its result resolves the caller's promise after the commit. */
  readonly work: (tx: Transaction<Tables>) => Promise<() => void>;
  readonly reject: (error: unknown) => void;
}

/**
 * Returns a function that runs all waiting work in one transaction. Each commit waits for the disk
 * and blocks the process, so fewer commits are faster. Work that fails is rolled back alone. A
 * commit that fails rejects all its work.
 */
function batchedTransactions(db: Kysely<Tables>) {
  let waiting: PendingWork[] = [];

  function commitAll() {
    const works = waiting;
    waiting = [];
    void commit(db, works);
  }

  return <T>(work: (tx: Transaction<Tables>) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      const one = async (tx: Transaction<Tables>) => {
        const value = await work(tx);
        return () => resolve(value);
      };
      waiting.push({ work: one, reject });
      // More work of this event loop turn joins the commit.
      if (waiting.length === 1) setImmediate(commitAll);
    });
}

async function commit(db: Kysely<Tables>, works: readonly PendingWork[]): Promise<void> {
  try {
    const settled = await db.transaction().execute(async (tx) => {
      const [only, other] = works;
      if (only && !other) return [await only.work(tx)];
      const done: (() => void)[] = [];
      for (const one of works) done.push(await inSavepoint(tx, one));
      return done;
    });
    for (const settle of settled) settle();
  } catch (error) {
    for (const { reject } of works) reject(error);
  }
}

/** Runs work in a savepoint, so that a failure rolls back only this work. */
async function inSavepoint(
  tx: Transaction<Tables>,
  { work, reject }: PendingWork,
): Promise<() => void> {
  await sql`savepoint apart`.execute(tx);
  try {
    const settle = await work(tx);
    await sql`release apart`.execute(tx);
    return settle;
  } catch (error) {
    await rollbackToSavepoint(tx).catch(() => {
      // The database has rolled back the whole transaction. All its work fails with this error.
      throw error;
    });
    return () => reject(error);
  }
}

async function rollbackToSavepoint(tx: Transaction<Tables>): Promise<void> {
  await sql`rollback to apart`.execute(tx);
  await sql`release apart`.execute(tx);
}

type Prepared = ReturnType<SqliteDatabase['prepare']>;

/** Adapts a database of `node:sqlite` to Kysely and caches prepared statements. */
function preparedOnce(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, Prepared>();
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const known = prepared.get(sql) ?? inShape(database.prepare(sql));
      prepared.set(sql, known);
      return known;
    },
  };
}

const inShape = (statement: StatementSync): Prepared => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...parameters.map(asInput)),
  run: (parameters) => statement.run(...parameters.map(asInput)),
  iterate: (parameters) => statement.iterate(...parameters.map(asInput)),
});

/** Converts a value to a parameter. @throws for a type that the tables do not contain */
function asInput(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`A ${typeof value} cannot be kept in a table.`);
}
