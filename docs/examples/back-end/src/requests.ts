import { DatabaseSync } from 'node:sqlite';

export interface StoredRequest {
  readonly id: string;
  /** The `Quote_Request_Key` of the response. */
  readonly secret: string;
  /** The digest of the body. It distinguishes a retry from another request with the same key. */
  readonly digest: string;
}

interface NewRequest extends StoredRequest {
  /** The `Idempotency-Key` of the call. */
  readonly key: string;
  /** The body as JSON. */
  readonly body: string;
}

export type Requests = ReturnType<typeof openRequests>;

/**
 * Opens the stored requests in a SQLite file.
 * @param file ':memory:' for a database that is lost when the process ends
 */
export function openRequests(file: string) {
  const database = new DatabaseSync(file);
  database.exec(`
    CREATE TABLE IF NOT EXISTS requests (
      id TEXT PRIMARY KEY, secret TEXT NOT NULL, digest TEXT NOT NULL,
      key TEXT NOT NULL UNIQUE, body TEXT NOT NULL, channel TEXT
    )`);
  const byKey = database.prepare('SELECT id, secret, digest FROM requests WHERE key = ?');
  const byId = database.prepare('SELECT id, secret, digest FROM requests WHERE id = ?');
  const insert = database.prepare(
    'INSERT INTO requests (id, secret, digest, key, body) VALUES (?, ?, ?, ?, ?)',
  );
  const update = database.prepare(
    'UPDATE requests SET channel = ? WHERE id = ? AND channel IS NULL',
  );
  return {
    find: (key: string) => byKey.get(key) as StoredRequest | undefined,
    byId: (id: string) => byId.get(id) as StoredRequest | undefined,
    add({ id, secret, digest, key, body }: NewRequest): void {
      insert.run(id, secret, digest, key, body);
    },
    /** Stores the channel through which the visitor wants the quote. Returns false if a channel is already stored. */
    choose: (id: string, channel: string): boolean => update.run(channel, id).changes === 1,
  };
}
