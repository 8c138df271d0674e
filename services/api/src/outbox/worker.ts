import type { Note } from '../log/log.ts';
import { failureOf, Undeliverable } from '../mail/mail.ts';
import type { Claimed, Delivery, Dispatch, Outbox, RequestDelivery } from '../store/outbox.ts';

/** Delivers one thing, or throws. @param signal gives up */
export type Deliver = (claimed: Claimed, signal: AbortSignal) => Promise<void>;

interface WorkerOptions {
  readonly outbox: Outbox;
  readonly kind: Delivery['kind'];
  readonly deliver: Deliver;
  readonly note: Note;
}

/** Somebody who looks for things of one kind to deliver. */
export interface Worker {
  /** Has it look now. */
  wake(): void;
  /** Lets it finish what it holds, for some seconds; the rest is somebody else's after its lease. */
  stop(): Promise<void>;
}

/** How long a delivery is one worker's, in milliseconds. */
const lease = 60_000;
/** How long a delivery may take, in milliseconds: it ends before its lease. */
const longest = 45_000;
/** How many are under way at once. */
const most = 10;
/** How often a worker looks by itself, in milliseconds: for what another process wrote, and for what is due again. */
const pause = 1_000;
/** How long what is under way may go on when the server stops, in milliseconds. */
const patience = 4_000;

/** Starts to deliver what is due, the oldest first, until it is stopped. Any number of processes may. */
export function startWorker({ outbox, kind, deliver, note }: WorkerOptions): Worker {
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
  const timer = setInterval(wake, pause);
  wake();

  async function work() {
    while (wanted && !stopped) {
      wanted = false;
      // A database that is away is asked again in a second; the calls say that it is.
      const claimed = await claim().catch(() => []);
      await Promise.all(claimed.map(({ lease: held, ...one }) => bring(one, held)));
      // There may be more than could be carried at once.
      wanted ||= claimed.length === most;
    }
  }

  async function claim() {
    const now = Date.now();
    const held = crypto.randomUUID();
    const [at, until] = [new Date(now).toISOString(), new Date(now + lease).toISOString()];
    const claimed = await outbox.claim({ kind, lease: held, at, until, most });
    return claimed.map((one) => ({ ...one, lease: held }));
  }

  async function bring(claimed: Claimed, held: string) {
    const { id, tries } = claimed;
    const said = { delivery: id, kind, tries };
    try {
      // It was claimed so often, and no worker lived to say what became of it.
      if (tries > mostTries) throw new Undeliverable('no try came to an end');
      await deliver(claimed, AbortSignal.any([ending.signal, AbortSignal.timeout(longest)]));
    } catch (error) {
      const wait = error instanceof Undeliverable ? undefined : nextTry(tries);
      const due = wait === undefined ? null : new Date(Date.now() + wait).toISOString();
      const fault = failureOf(error);
      const level = due ? 'warn' : 'error';
      note({ level, event: due ? 'delivery-failed' : 'dead-letter', ...said, fault });
      // Where this cannot be written either, the lease ends and it is tried again.
      await outbox.failed(id, held, due, fault).catch(() => false);
      return;
    }
    note({ level: 'info', event: 'delivered', ...said });
    await outbox.done(id, held).catch(() => false);
  }

  return {
    wake,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      const impatience = setTimeout(() => ending.abort(), patience);
      await working;
      clearTimeout(impatience);
    },
  };
}

/** How often a delivery is tried, the first time included. */
export const mostTries = 20;

/** Longest wait between two tries: 6 hours, in milliseconds. */
const longestWait = 6 * 60 * 60 * 1000;

/**
 * How long to wait after so many tries, in milliseconds: a second, four, sixteen, up to six hours, in
 * all about 72 hours. Undefined: no more tries.
 * @param chance from 0 to 1, moves the wait by a fifth, so that what failed together is not tried together
 */
export function nextTry(tries: number, chance: number = Math.random()): number | undefined {
  if (tries >= mostTries) return undefined;
  return Math.min(1000 * 4 ** (tries - 1), longestWait) * (0.8 + 0.4 * chance);
}

interface OutboxOptions {
  readonly outbox: Outbox;
  /** To whom requests are handed on. */
  readonly requests: readonly RequestDelivery['kind'][];
  readonly deliver: Deliver;
  readonly note: Note;
}

interface RunningOutbox extends Dispatch {
  stop(): Promise<void>;
}

/** Starts to deliver, with a worker for each kind, so that no mail waits for a slow receiver of requests. */
export function startOutbox({ outbox, requests, deliver, note }: OutboxOptions): RunningOutbox {
  const workers = (['mail', ...requests] as const).map((kind) =>
    startWorker({ outbox, kind, deliver, note }),
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
