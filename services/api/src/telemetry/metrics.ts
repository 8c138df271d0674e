import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { LogEntry } from '../log/log.ts';
import type { Backlog } from '../store/outbox.ts';
import { verbOf, watchQueries } from '../store/sql/watched-queries.ts';
import type { Store } from '../store/store.ts';

/** The metrics of this process, without personal data. */
export interface Metrics {
  readonly contentType: string;
  /** Counts a request under the pattern of its path. */
  countRequest(entry: LogEntry): void;
  /** Returns the metrics in Prometheus format. */
  text(): Promise<string>;
  stop(): void;
}

/**
 * Histogram buckets in seconds. They range from the fastest response to a response that waits for
 * an unavailable database.
 */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const methods = ['GET', 'HEAD', 'POST', 'OPTIONS'];
const statements = ['select', 'insert', 'update', 'delete', 'begin', 'commit', 'rollback'];

/** Starts the measurement. @param pool connections to PostgreSQL, if used */
export function createMetrics({ outbox }: Pick<Store, 'outbox'>, pool: Pool | undefined): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by the pattern of their path.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const queries = new Histogram({
    name: 'database_query_duration_seconds',
    help: 'Statements by what they do.',
    labelNames: ['statement', 'failed'],
    buckets,
    registers,
  });
  measureOutbox(outbox, registers);
  if (pool) measurePool(pool, registers);

  const stop = watchQueries(({ sql, ms, isFailed }) => {
    const statement = oneOf(statements, verbOf(sql) ?? '');
    queries.observe({ statement, failed: String(isFailed) }, ms / 1000);
  });
  return {
    contentType: registry.contentType,
    countRequest: ({ method, route, status, ms }) =>
      requests.observe({ method: oneOf(methods, method), route, status }, ms / 1000),
    text: () => registry.metrics(),
    stop: () => {
      stop();
      registry.clear();
    },
  };
}

/** Limits a label to known values. Clients could otherwise create any number of series. */
const oneOf = (known: readonly string[], value: string) =>
  known.includes(value) ? value : 'other';

function measureOutbox(outbox: Store['outbox'], registers: Registry[]): void {
  let asked: { readonly at: number; readonly backlog: Promise<Backlog | undefined> } | undefined;
  // The three gauges share one query. The query runs at most once a second.
  const backlog = () => {
    if (!asked || performance.now() - asked.at > 1_000)
      asked = { at: performance.now(), backlog: outbox.backlog().catch(() => undefined) };
    return asked.backlog;
  };
  const gauge = (name: string, help: string, read: (backlog: Backlog) => number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const known = await backlog();
        // The backlog is unknown: a 0 would be wrong.
        this.set(known ? read(known) : Number.NaN);
      },
    });
  gauge('outbox_waiting', 'What is still to be delivered.', ({ waiting }) => waiting);
  gauge('outbox_dead_letters', 'What nobody tries to deliver any more.', ({ dead }) => dead);
  gauge('outbox_oldest_seconds', 'How long the oldest of what waits has waited.', ({ oldest }) =>
    oldest === null ? 0 : Math.max(0, (Date.now() - Date.parse(oldest)) / 1000),
  );
}

function measurePool(pool: Pool, registers: Registry[]): void {
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections to the database, and who waits for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'lent' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waited_for' }, pool.waitingCount);
    },
  });
}
