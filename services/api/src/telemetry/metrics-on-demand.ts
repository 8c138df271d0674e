import type { Pool } from 'pg';
import type { LogEntry } from '../log/log.ts';
import type { Store } from '../store/store.ts';
import type { Metrics } from './metrics.ts';

/** Metrics on demand. Their module is imported on the first request, to keep the start fast. */
interface MetricsOnDemand {
  /** Counts a request, even before the import has finished. */
  countRequest(entry: LogEntry): void;
  loaded(): Promise<Metrics>;
  stop(): void;
}

export function metricsOnDemand(store: Store, pool: Pool | undefined): MetricsOnDemand {
  let loading: Promise<Metrics> | undefined;
  const load = async () => (await import('./metrics.ts')).createMetrics(store, pool);
  const loaded = () => {
    loading ??= load();
    return loading;
  };
  return {
    loaded,
    countRequest: (entry) => void loaded().then((metrics) => metrics.countRequest(entry)),
    stop: () => void loading?.then((metrics) => metrics.stop()),
  };
}
