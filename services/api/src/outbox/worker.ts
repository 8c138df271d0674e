import type { Logger } from '../log/log.ts';
import { failureOf, Refused, Undeliverable } from '../mail/mail.ts';
import type { Claimed, Delivery, Outbox } from '../store/outbox.ts';
import { type CircuitBreaker, noCircuitBreaker } from './circuit-breaker.ts';
import { maxTries, retryDelay } from './retry-delay.ts';
import { steadyClock } from './steady-clock.ts';

/** Delivers once, skips a mail beyond its recipient's limit ('left-out'), or throws. @param signal aborts the delivery */
export type Deliver = (claimed: Claimed, signal: AbortSignal) => Promise<'left-out' | undefined>;

interface WorkerOptions {
  readonly outbox: Outbox;
  readonly kind: Delivery['kind'];
  readonly deliver: Deliver;
  readonly log: Logger;
  /** How many deliveries are under way at once. @defaultValue ten at most */
  readonly circuit?: CircuitBreaker;
}

/** Polls the outbox for deliveries of one kind. */
export interface Worker {
  /** Polls now. */
  wake(): void;
  /** Finishes what it holds, for some seconds; the rest is another worker's after its lease. */
  stop(): Promise<void>;
}

/** The lease that a worker holds on a delivery. */
interface Lease {
  readonly id: string;
  /** `performance.now()` at the claim: changes of the system clock do not affect it. */
  readonly since: number;
}

/** How long a delivery is one worker's, in milliseconds. */
const leaseMs = 60_000;
/** How long a delivery may take, in milliseconds: it begins when it is claimed, and ends before its lease. */
const deliveryTimeout = 45_000;
/** What is left of a lease when its delivery ends: time to note what became of it. */
const noteTime = leaseMs - deliveryTimeout;
/** How often a worker polls, in milliseconds: for what another process wrote, and for what is due again. */
const pollInterval = 1_000;
/** How long what is under way may go on when the server stops, in milliseconds. */
const gracePeriod = 4_000;

/**
 * Starts to deliver what is due, the oldest first, until it is stopped. Each delivery that ends makes room for
 * the next: none waits for the slowest. Any number of processes may.
 */
export function startWorker(options: WorkerOptions): Worker {
  const { outbox, kind, deliver, log, circuit = noCircuitBreaker(10) } = options;
  const ending = new AbortController();
  const clock = steadyClock();
  const underWay = new Set<Promise<void>>();
  /** The newest lease of each delivery under way, by the delivery's id. */
  const leases = new Map<string, Lease>();
  let stopped = false;
  let wanted = false;
  let claiming = false;
  let filled = Promise.resolve();

  const wake = () => {
    wanted = true;
    fill();
  };
  const timer = setInterval(wake, pollInterval);
  wake();

  function fill() {
    if (!claiming) filled = fillRoom();
  }

  /** Takes as many as there is room for, and no more: what is claimed is under way, and its lease lasts. */
  async function fillRoom() {
    claiming = true;
    for (let room = roomNow(); wanted && !stopped && room > 0; room = roomNow()) {
      wanted = false;
      // A database that is away is polled again in a second; requests get the 503.
      const claimed = await claim(room).catch(() => []);
      for (const { lease, ...one } of claimed) begin(one, lease);
      // There may be more than there was room for.
      wanted ||= claimed.length === room;
    }
    claiming = false;
  }

  function roomNow() {
    return circuit.limit() - underWay.size;
  }

  async function claim(limit: number) {
    const [now, since] = [clock(), performance.now()];
    const lease = crypto.randomUUID();
    const [at, until] = [new Date(now).toISOString(), new Date(now + leaseMs).toISOString()];
    const claimed = await outbox.claim({ kind, lease, at, until, limit });
    return claimed.map((one) => ({ ...one, lease: { id: lease, since } }));
  }

  function begin(claimed: Claimed, lease: Lease) {
    const before = leases.get(claimed.id);
    if (before && isLeft(before, pollInterval)) {
      // The system clock was set forward, which ended the lease of a running delivery: continue it under the new lease.
      leases.set(claimed.id, { ...before, id: lease.id });
      return;
    }
    leases.set(claimed.id, lease);
    const attempted = attempt(claimed, lease).finally(() => {
      underWay.delete(attempted);
      if (leases.get(claimed.id)?.since === lease.since) leases.delete(claimed.id);
      fill();
    });
    underWay.add(attempted);
  }

  async function attempt(claimed: Claimed, lease: Lease) {
    const { id, tries } = claimed;
    const fields = { delivery: id, kind, tries };
    let outcome: Awaited<ReturnType<Deliver>>;
    try {
      // It was claimed so often, and no worker lived to say what became of it.
      if (tries > maxTries) throw new Undeliverable('no try came to an end');
      outcome = await deliver(
        claimed,
        AbortSignal.any([ending.signal, AbortSignal.timeout(timeFor(lease))]),
      );
    } catch (error) {
      note(error);
      const wait = error instanceof Undeliverable ? undefined : retryDelay(tries);
      const due = wait === undefined ? null : new Date(clock() + wait).toISOString();
      const fault = failureOf(error);
      const level = due ? 'warn' : 'error';
      log({ level, event: due ? 'delivery-failed' : 'dead-letter', ...fields, fault });
      // Where this cannot be written either, the lease ends and it is tried again.
      await noteUnder(id, lease, (name) => outbox.failed(id, name, due, fault)).catch(() => false);
      return;
    }
    note();
    if (outcome === 'left-out') log({ level: 'warn', event: 'mail-left-out', ...fields });
    else log({ level: 'info', event: 'delivered', ...fields });
    await forget(id, lease);
  }

  /** Less where the claim itself was slow: a database that answers late has let part of the lease pass. */
  function timeFor({ since }: Lease) {
    const left = Math.floor(leaseMs - noteTime - (performance.now() - since));
    return Math.max(0, Math.min(deliveryTimeout, left));
  }

  /** Whether a lease lasts at least this many milliseconds more. */
  function isLeft({ since }: Lease, ms: number) {
    return performance.now() - since + ms <= leaseMs;
  }

  /** Returns the id of the delivery's newest lease. */
  function nameOf(id: string, lease: Lease) {
    const newest = leases.get(id);
    return newest?.since === lease.since ? newest.id : lease.id;
  }

  /** Records an outcome under a lease; retries once when a concurrent claim has replaced the lease. */
  async function noteUnder(id: string, lease: Lease, note: (name: string) => Promise<boolean>) {
    const name = nameOf(id, lease);
    if (await note(name)) return true;
    await filled;
    const newest = nameOf(id, lease);
    return newest !== name && note(newest);
  }

  /** Forgets what was delivered, in as many tries as its lease has time for: after that another worker delivers it again. */
  async function forget(id: string, lease: Lease) {
    const isNoted = () =>
      noteUnder(id, lease, (name) => outbox.done(id, name)).then(
        () => true,
        () => false,
      );
    while (!(await isNoted())) {
      if (ending.signal.aborted || !isLeft(lease, pollInterval)) return;
      await new Promise((resolve) => setTimeout(resolve, pollInterval));
    }
  }

  /** Tells the circuit breaker how the receiver does. */
  function note(error?: unknown) {
    const isWell = error === undefined || error instanceof Refused;
    if (isWell && circuit.answered()) log({ level: 'info', event: 'receiver-back', kind });
    if (!isWell && circuit.failed()) log({ level: 'warn', event: 'receiver-failing', kind });
  }

  return {
    wake,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      const graceTimer = setTimeout(() => ending.abort(), gracePeriod);
      await filled;
      await Promise.all(underWay);
      clearTimeout(graceTimer);
    },
  };
}
