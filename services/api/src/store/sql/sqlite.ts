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
 * The database inside this process: one file in a folder, which is made where it is missing. Two
 * processes may share the folder. `synchronous=FULL` is what makes it survive a power cut; what is deleted is overwritten.
 * Its log is carried over at SQLite's usual length: nobody is served meanwhile, and with four times as much to
 * carry one request in a hundred waited twice as long.
 * @throws where the folder cannot be written
 */
export async function sqliteStore(folder: string): Promise<Store> {
  const engine = openSqlite(folder);
  // Two processes that start at once are in each other's way here.
  for (const pragma of ['journal_mode = wal', 'synchronous = full', 'secure_delete = on'])
    await retry(engine.isTransient, () => sql.raw(`pragma ${pragma}`).execute(engine.db));
  await migrate(engine);
  return emptyingItsLog(sqlStore(engine), engine);
}

/**
 * The same, whose log is carried over and emptied once somebody was erased: they stand in it as they were, page by page. Where
 * another process is in the way, it is carried over with what comes next.
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

/** The extended result code of an error, whose last byte is that of its kind. */
const resultCode = (error: unknown) =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;

function openFile(folder: string, file: string): DatabaseSync {
  // What people write is nobody else's to read: files come out 0644 otherwise.
  const before = process.umask(0o077);
  try {
    mkdirSync(folder, { recursive: true });
    // Waiting for another process inside SQLite would hold up every visitor of this one: we try again ourselves.
    return new DatabaseSync(file, { timeout: 0 });
  } finally {
    process.umask(before);
  }
}

/**
 * Throws once a file is not what it was now. SQLite goes on writing into one that was removed, or moved to make room for a
 * copy: whoever was told that their request is kept would be found by nobody.
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
 * A transaction that will write says so at its start, or it fails half-way where another wrote meanwhile; and it is not
 * begun where nobody will find what it writes.
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
  /** Runs in the transaction; what it returns resolves the caller's promise, once that is committed. */
  readonly work: (tx: Transaction<Tables>) => Promise<() => void>;
  readonly reject: (error: unknown) => void;
}

/**
 * One transaction for all the work that waits at a time. Each commit waits for the disk, and inside this
 * process nobody else is served meanwhile. Work that fails is rolled back alone; a commit that fails, fails all.
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
      // What else arrives in this turn of the event loop is committed with it.
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

/** Does work between others, and rolls it back alone where it fails. */
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
      // The database gave up the whole transaction, for this reason.
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

/** A database of Node in the shape Kysely expects, with each statement prepared the first time only. */
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

/** What our tables hold. */
function asInput(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`A ${typeof value} cannot be kept in a table.`);
}
