import { channel } from 'node:diagnostics_channel';
import type { LogEvent } from 'kysely';

/** A statement, without its parameters. */
export interface WatchedQuery {
  readonly sql: string;
  /** Duration in milliseconds. */
  readonly ms: number;
  readonly isFailed: boolean;
}

/** Returns the verb of a statement, such as `insert`. For a combined statement, the first verb. */
export const verbOf = (sql: string): string | undefined =>
  /^\s*(?:with\s+\S+\s+as\s+\(\s*)?(\w+)/i.exec(sql)?.[1]?.toLowerCase();

const queries = channel('preventivo:query');

/** Publishes a statement to subscribers. Does nothing without subscribers. */
export function tellOfQuery({ query, queryDurationMillis, level }: LogEvent): void {
  if (!queries.hasSubscribers) return;
  const told: WatchedQuery = {
    sql: query.sql,
    ms: queryDurationMillis,
    isFailed: level === 'error',
  };
  queries.publish(told);
}

/** Subscribes to all statements of this process. Returns the unsubscribe function. */
export function watchQueries(hear: (query: WatchedQuery) => void): () => void {
  const listener = (told: unknown) => hear(told as WatchedQuery);
  queries.subscribe(listener);
  return () => void queries.unsubscribe(listener);
}
