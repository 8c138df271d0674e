import { channel } from 'node:diagnostics_channel';
import type { LogEvent } from 'kysely';

/** A statement that was sent, without the values it was sent with. */
export interface WatchedQuery {
  readonly sql: string;
  /** Milliseconds it took. */
  readonly ms: number;
  readonly isFailed: boolean;
}

/** What a statement does, in its own word: `insert`; of several that are sent as one, what the first does. */
export const verbOf = (sql: string): string | undefined =>
  /^\s*(?:with\s+\S+\s+as\s+\(\s*)?(\w+)/i.exec(sql)?.[1]?.toLowerCase();

const queries = channel('preventivo:query');

/** Tells whoever watches of a statement. It costs nothing where nobody does. */
export function tellOfQuery({ query, queryDurationMillis, level }: LogEvent): void {
  if (!queries.hasSubscribers) return;
  const told: WatchedQuery = {
    sql: query.sql,
    ms: queryDurationMillis,
    isFailed: level === 'error',
  };
  queries.publish(told);
}

/** Hears of every statement of this process. Ends with what it returns. */
export function watchQueries(hear: (query: WatchedQuery) => void): () => void {
  const listener = (told: unknown) => hear(told as WatchedQuery);
  queries.subscribe(listener);
  return () => void queries.unsubscribe(listener);
}
