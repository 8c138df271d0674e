import type { Logger } from '../log/log.ts';
import { failureOf, Undeliverable } from '../mail/mail.ts';
import type { Claimed, Delivery, Dispatch, Outbox, RequestDelivery } from '../store/outbox.ts';

/** Delivers one thing, or throws. @param signal gives up */
export type Deliver = (claimed: Claimed, signal: AbortSignal) => Promise<void>;

interface WorkerOptions {
  readonly outbox: Outbox;
  readonly kind: Delivery['kind'];
  readonly deliver: Deliver;
  readonly log: Logger;
}

/** Polls the outbox for deliveries of one kind. */
export interface Worker {
  /** Polls now. */
  wake(): void;
  /** Finishes what it holds, for some seconds; the rest is another worker's after its lease. */
  stop(): Promise<void>;
}

/** How long a delivery is one worker's, in milliseconds. */
const leaseMs = 60_000;
/** How long a delivery may take, in milliseconds: it ends before its lease. */
const deliveryTimeout = 45_000;
/** How many are under way at once. */
const batchSize = 10;
/** How often a worker polls, in milliseconds: for what another process wrote, and for what is due again. */
const pollInterval = 1_000;
/** How long what is under way may go on when the server stops, in milliseconds. */
const gracePeriod = 4_000;

/** Starts to deliver what is due, the oldest first, until it is stopped. Any number of processes may. */
export function startWorker({ outbox, kind, deliver, log }: WorkerOptions): Worker {
  const ending = new AbortController();
  let stopped = false;
  let wanted = false;
  let working: Promise<void> | undefined;

  const wake = () => {
    wanted = true;
    working ??= work().finally(() => {
      working = undefined;
    });
  };
  const timer = setInterval(wake, pollInterval);
  wake();

  async function work() {
    while (wanted && !stopped) {
      wanted = false;
      // A database that is away is polled again in a second; requests get the 503.
      const claimed = await claim().catch(() => []);
      await Promise.all(claimed.map(({ lease, ...one }) => attempt(one, lease)));
      // There may be more than could be carried at once.
      wanted ||= claimed.length === batchSize;
    }
  }

  async function claim() {
    const now = Date.now();
    const lease = crypto.randomUUID();
    const [at, until] = [new Date(now).toISOString(), new Date(now + leaseMs).toISOString()];
    const claimed = await outbox.claim({ kind, lease, at, until, limit: batchSize });
    return claimed.map((one) => ({ ...one, lease }));
  }

  async function attempt(claimed: Claimed, lease: string) {
    const { id, tries } = claimed;
    const fields = { delivery: id, kind, tries };
    try {
      // It was claimed so often, and no worker lived to say what became of it.
      if (tries > maxTries) throw new Undeliverable('no try came to an end');
      await deliver(
        claimed,
        AbortSignal.any([ending.signal, AbortSignal.timeout(deliveryTimeout)]),
      );
    } catch (error) {
      const wait = error instanceof Undeliverable ? undefined : retryDelay(tries);
      const due = wait === undefined ? null : new Date(Date.now() + wait).toISOString();
      const fault = failureOf(error);
      const level = due ? 'warn' : 'error';
      log({ level, event: due ? 'delivery-failed' : 'dead-letter', ...fields, fault });
      // Where this cannot be written either, the lease ends and it is tried again.
      await outbox.failed(id, lease, due, fault).catch(() => false);
      return;
    }
    log({ level: 'info', event: 'delivered', ...fields });
    await outbox.done(id, lease).catch(() => false);
  }

  return {
    wake,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      const graceTimer = setTimeout(() => ending.abort(), gracePeriod);
      await working;
      clearTimeout(graceTimer);
    },
  };
}

/** How often a delivery is tried, the first time included. */
export const maxTries = 20;

/** Longest wait between two tries: 6 hours, in milliseconds. */
const maxDelay = 6 * 60 * 60 * 1000;

/**
 * How long to wait after so many tries, in milliseconds: a second, four, sixteen, up to six hours, in
 * all about 72 hours. Undefined: no more tries.
 * @param chance from 0 to 1, moves the wait by a fifth, so that what failed together is not tried together
 */
export function retryDelay(tries: number, chance: number = Math.random()): number | undefined {
  if (tries >= maxTries) return undefined;
  return Math.min(1000 * 4 ** (tries - 1), maxDelay) * (0.8 + 0.4 * chance);
}

interface OutboxOptions {
  readonly outbox: Outbox;
  /** To whom requests are handed on. */
  readonly requests: readonly RequestDelivery['kind'][];
  readonly deliver: Deliver;
  readonly log: Logger;
}

interface RunningOutbox extends Dispatch {
  stop(): Promise<void>;
}

/** Starts to deliver, with a worker for each kind, so that no mail waits for a slow receiver of requests. */
export function startWorkers({ outbox, requests, deliver, log }: OutboxOptions): RunningOutbox {
  const workers = (['mail', 'accountMail', 'accountLink', ...requests] as const).map((kind) =>
    startWorker({ outbox, kind, deliver, log }),
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
