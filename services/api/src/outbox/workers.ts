import type { Logger } from '../log/log.ts';
import type { Dispatch, Outbox, RequestDelivery, Waiting } from '../store/outbox.ts';
import { circuitBreaker } from './circuit-breaker.ts';
import { type Deliver, startWorker } from './worker.ts';

interface WorkersOptions {
  readonly outbox: Outbox;
  readonly requests: readonly RequestDelivery['kind'][];
  readonly deliver: Deliver;
  readonly log: Logger;
  /**
   * Maximum number of concurrent deliveries, by kind. All deliveries of a kind go to the same
   * system. When it fails, they pause.
   */
  readonly concurrency: ReadonlyMap<string, number>;
}

const delivered = (requests: readonly RequestDelivery['kind'][]) =>
  ['accountLink', ...requests] as const;

/** Returns the reason why deliveries of this kind wait, and what the operator can do. */
export const noReceiver = (kind: Waiting['kind']): string =>
  kind.startsWith('receiver:')
    ? `only a server delivers them that starts with the receiver '${kind.slice('receiver:'.length)}'. Without one they are removed unsent when they are too old.`
    : 'nobody delivers them. Set WEBHOOK_URL, BROKER_MAIL or VISITOR_MAIL as it was, or they are removed unsent when they are too old.';

/**
 * Returns the waiting deliveries of kinds that no worker delivers, because the configuration has no
 * receiver for them.
 */
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

/** Starts one worker for each kind, so that mails do not wait for a slow receiver of requests. */
export function startOutbox({ requests, concurrency, ...parts }: WorkersOptions): RunningOutbox {
  const workers = delivered(requests).map((kind) => {
    const most = concurrency.get(kind);
    return startWorker({
      ...parts,
      kind,
      ...(most !== undefined && { circuit: circuitBreaker(most) }),
    });
  });
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
