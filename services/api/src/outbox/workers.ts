import type { Logger } from '../log/log.ts';
import type { Dispatch, Outbox, RequestDelivery, Waiting } from '../store/outbox.ts';
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

const delivered = (requests: readonly RequestDelivery['kind'][]) =>
  ['mail', 'accountMail', 'accountLink', ...requests] as const;

/** What an operator does about it. */
export const noReceiver =
  'nobody delivers them. Set WEBHOOK_URL, BROKER_MAIL or VISITOR_MAIL as it was, or they are removed unsent when they are too old.';

/** What waits for a receiver that requests are handed on to no more, and that nobody delivers. */
export async function stranded(
  outbox: Pick<Outbox, 'waiting'>,
  requests: readonly RequestDelivery['kind'][],
): Promise<readonly Waiting[]> {
  const kinds: readonly string[] = delivered(requests);
  return (await outbox.waiting()).filter(({ kind }) => !kinds.includes(kind));
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
  const workers = delivered(requests).map((kind) =>
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
