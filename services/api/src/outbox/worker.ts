import type { Logger } from '../log/log.ts';
import { failureOf, Refused, Undeliverable } from '../mail/mail.ts';
import type { Claimed, Delivery, Outbox } from '../store/outbox.ts';
import { type CircuitBreaker, noCircuitBreaker } from './circuit-breaker.ts';
import { maxTries, retryDelay } from './retry-delay.ts';
import { steadyClock } from './steady-clock.ts';

/**
 * Makes one attempt at a delivery. Returns 'left-out' for a mail that exceeds its recipient's
 * limit.
 * @param signal aborts the attempt
 * @throws when the attempt fails
 */
export type Deliver = (claimed: Claimed, signal: AbortSignal) => Promise<'left-out' | undefined>;

interface WorkerOptions {
  readonly outbox: Outbox;
  readonly kind: Delivery['kind'];
  readonly deliver: Deliver;
  readonly log: Logger;
  /** Limits concurrent deliveries. @defaultValue at most ten */
  readonly circuit?: CircuitBreaker;
}

/** Polls the outbox for deliveries of one kind, and performs them. */
export interface Worker {
  /** Polls now. */
  wake(): void;
  /**
   * Waits a few seconds for running deliveries, then aborts them. Other workers claim the aborted
   * deliveries when their leases expire.
   */
  stop(): Promise<void>;
}

interface Lease {
  readonly id: string;
  /** `performance.now()` at the claim. Changes of the system clock do not affect it. */
  readonly since: number;
}

/** Lease duration, in milliseconds. */
const leaseMs = 60_000;
/** Timeout of a delivery, in milliseconds. It starts with the claim and ends before the lease. */
const deliveryTimeout = 45_000;
/** Time left in the lease after the timeout, to record the outcome. */
const noteTime = leaseMs - deliveryTimeout;
/**
 * Poll interval in milliseconds, to find retries that are due and deliveries of other processes.
 */
const pollInterval = 1_000;
/** How long running deliveries may continue when the server stops, in milliseconds. */
const gracePeriod = 4_000;

/**
 * Returns the outcome of some work, or rejects when the signal aborts. Work that ignores the signal
 * would otherwise keep a slot.
 */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/**
 * Starts a worker that delivers due entries, oldest first, until stopped. Each finished delivery
 * frees a slot for the next one, so a slow delivery does not delay the others. Several processes
 * may run workers.
 */
export function startWorker(options: WorkerOptions): Worker {
  const { outbox, kind, deliver, log, circuit = noCircuitBreaker(10) } = options;
  const ending = new AbortController();
  const clock = steadyClock();
  const underWay = new Set<Promise<void>>();
  /** The newest lease of each running delivery, by delivery id. */
  const leases = new Map<string, Lease>();
  let stopped = false;
  let pollRequested = false;
  let claiming = false;
  let filled = Promise.resolve();

  const wake = () => {
    pollRequested = true;
    fill();
  };
  const timer = setInterval(wake, pollInterval);
  wake();

  function fill() {
    if (!claiming) filled = fillRoom();
  }

  /**
   * Claims only as many deliveries as there are free slots, because each lease starts at the claim.
   */
  async function fillRoom() {
    claiming = true;
    for (let room = roomNow(); pollRequested && !stopped && room > 0; room = roomNow()) {
      pollRequested = false;
      // Do not log an unavailable database here, because each failing request logs it. The worker
      // polls again in a second.
      const claimed = await claim(room).catch(() => []);
      for (const { lease, ...one } of claimed) begin(one, lease);
      // A full batch means that more deliveries may be due.
      pollRequested ||= claimed.length === room;
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
      // The delivery is still running here, but its lease ended because the system clock was set
      // forward. Continue it under the new lease.
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
      // The workers of all these attempts crashed, so the attempts have no outcome.
      if (tries > maxTries) throw new Undeliverable('no try came to an end');
      const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(timeFor(lease))]);
      outcome = await untilAborted(deliver(claimed, signal), signal);
    } catch (error) {
      note(error);
      const wait = error instanceof Undeliverable ? undefined : retryDelay(tries);
      const due = wait === undefined ? null : new Date(clock() + wait).toISOString();
      const fault = failureOf(error);
      const level = due ? 'warn' : 'error';
      log({ level, event: due ? 'delivery-failed' : 'dead-letter', ...fields, fault });
      // If the failure cannot be recorded either, the delivery is retried when its lease expires.
      await recordUnderLease(id, lease, (name) => outbox.failed(id, name, due, fault)).catch(
        () => false,
      );
      return;
    }
    note();
    if (outcome === 'left-out') log({ level: 'warn', event: 'mail-left-out', ...fields });
    else log({ level: 'info', event: 'delivered', ...fields });
    await deleteDelivered(id, lease);
  }

  /**
   * Returns the timeout of a delivery. The lease starts when the claim is sent. A slow claim
   * therefore leaves less time.
   */
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

  /**
   * Records an outcome under a lease. Retries once when a concurrent claim has replaced the lease.
   */
  async function recordUnderLease(
    id: string,
    lease: Lease,
    reportToCircuit: (name: string) => Promise<boolean>,
  ) {
    const name = nameOf(id, lease);
    if (await reportToCircuit(name)) return true;
    await filled;
    const newest = nameOf(id, lease);
    return newest !== name && reportToCircuit(newest);
  }

  /**
   * Deletes a finished delivery. Retries until its lease ends. After that, another worker would
   * deliver it again.
   */
  async function deleteDelivered(id: string, lease: Lease) {
    const isNoted = () =>
      recordUnderLease(id, lease, (name) => outbox.done(id, name)).then(
        () => true,
        () => false,
      );
    while (!(await isNoted())) {
      if (ending.signal.aborted || !isLeft(lease, pollInterval)) return;
      await new Promise((resolve) => setTimeout(resolve, pollInterval));
    }
  }

  /** Reports the outcome to the circuit breaker, and logs a change of the receiver's state. */
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
