import type { Logger } from '../log/log.ts';
import type { Dispatch, Outbox, RequestDelivery } from '../store/outbox.ts';
import { circuitBreaker } from './circuit-breaker.ts';
import { type Deliver, startWorker } from './worker.ts';

interface WorkersOptions {
  readonly outbox: Outbox;
  /** To whom requests are handed on. */
  readonly requests: readonly RequestDelivery['kind'][];
  readonly deliver: Deliver;
  readonly log: Logger;
  /** How many requests the broker's system may be given at once. @defaultValue one */
  readonly webhookConcurrency?: number | undefined;
}

interface RunningOutbox extends Dispatch {
  stop(): Promise<void>;
}

/** Starts to deliver, with a worker for each kind, so that no mail waits for a slow receiver of requests. */
export function startWorkers({
  requests,
  webhookConcurrency = 1,
  ...parts
}: WorkersOptions): RunningOutbox {
  const workers = (['mail', 'accountMail', 'accountLink', ...requests] as const).map((kind) =>
    startWorker({
      ...parts,
      kind,
      ...(kind === 'webhook' && { circuit: circuitBreaker(webhookConcurrency) }),
    }),
  );
  return {
    requests,
    wake: () => {
      for (const worker of workers) worker.wake();
    },
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
