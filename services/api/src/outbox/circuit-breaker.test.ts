import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Logger, ProcessEntry } from '../log/log.ts';
import { NotDelivered, Refused } from '../mail/mail.ts';
import { memoryOutbox } from '../store/memory-outbox.ts';
import { circuitBreaker } from './circuit-breaker.ts';
import { type Deliver, startWorker, type Worker } from './worker.ts';

let worker: Worker;
let mood: Error | undefined;
let tried: number[];
let noted: Partial<ProcessEntry>[];
let atOnce: number;
let most: number;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  [mood, tried, noted, atOnce, most] = [new NotDelivered('status 503'), [], [], 0, 0];
});
afterEach(async () => {
  await worker.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A receiver that takes 100 ms. It fails while `mood` is an error. */
const deliver: Deliver = async () => {
  tried.push(Date.now());
  atOnce += 1;
  most = Math.max(most, atOnce);
  await new Promise((resolve) => setTimeout(resolve, 100));
  atOnce -= 1;
  if (mood) throw mood;
};

function handOn(many: number, concurrency = 32) {
  const outbox = memoryOutbox();
  const one = { kind: 'webhook', requestId: 'r', event: 'request' } as const;
  outbox.enqueue(
    Array.from({ length: many }, () => one),
    new Date().toISOString(),
  );
  const log: Logger = (entry) => 'event' in entry && !('request' in entry) && noted.push(entry);
  worker = startWorker({
    outbox,
    kind: 'webhook',
    deliver,
    log,
    circuit: circuitBreaker(concurrency),
  });
  return outbox;
}
const said = (event: string) => noted.filter((one) => one.event === event).length;

describe('a failing receiver', () => {
  it('a failing receiver is paused, then gets one delivery at a time, finally every half minute', async () => {
    handOn(500);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    const [first, lastMinutes] = [tried.length, tried.filter((at) => at > Date.now() - 5 * 60_000)];
    expect(first).toBeLessThan(70);
    expect(lastMinutes.length).toBeGreaterThanOrEqual(9);
    expect(lastMinutes.length).toBeLessThanOrEqual(11);
    expect(said('receiver-failing')).toBe(1);
  });

  it('a recovered receiver gets the whole backlog step by step', async () => {
    const outbox = handOn(500);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    [mood, most] = [undefined, 0];
    await vi.advanceTimersByTimeAsync(31_000);
    expect(said('receiver-back')).toBe(1);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(said('delivered')).toBe(500);
    expect(most).toBe(32);
    expect(await outbox.deadLetters()).toEqual([]);
  });

  it('a receiver that rejects deliveries is not paused, so that other deliveries do not wait', async () => {
    mood = new Refused('status 400');
    handOn(500);
    await vi.advanceTimersByTimeAsync(5000);
    expect(tried.length).toBeGreaterThanOrEqual(500);
    expect(said('receiver-failing')).toBe(0);
  });

  it('occasional failures do not pause a receiver', async () => {
    const circuit = circuitBreaker(32);
    for (let round = 0; round < 100; round += 1) {
      for (let failed = 0; failed < 9; failed += 1) expect(circuit.failed()).toBe(false);
      expect(circuit.answered()).toBe(false);
    }
    expect(circuit.limit()).toBe(32);
    handOn(0);
  });
});

it('the worker gives a receiver no more than its maximum of concurrent deliveries', async () => {
  mood = undefined;
  handOn(50, 3);
  await vi.advanceTimersByTimeAsync(2000);
  expect(tried).toHaveLength(50);
  expect(most).toBe(3);
});

describe('circuit breaker', () => {
  /** Returns a circuit breaker after ten failures in a row. */
  function opened() {
    handOn(0);
    const circuit = circuitBreaker(8);
    for (let failed = 0; failed < 9; failed += 1) expect(circuit.failed()).toBe(false);
    expect(circuit.limit()).toBe(8);
    expect(circuit.failed()).toBe(true);
    return circuit;
  }
  /** Returns the length of the pause, in milliseconds. */
  function pauseOf(circuit: ReturnType<typeof circuitBreaker>) {
    let pause = 0;
    for (; circuit.limit() === 0; pause += 500) vi.advanceTimersByTime(500);
    return pause;
  }

  it('the circuit breaker pauses after ten failures in a row, and doubles the pause after each further failure', () => {
    const circuit = opened();
    const pauses = [pauseOf(circuit)];
    for (let again = 0; again < 6; again += 1) {
      expect(circuit.limit()).toBe(1);
      expect(circuit.failed()).toBe(false);
      pauses.push(pauseOf(circuit));
    }
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  it('the circuit breaker does not extend the pause for deliveries that were already running', () => {
    const circuit = opened();
    for (let late = 0; late < 7; late += 1) expect(circuit.failed()).toBe(false);
    expect(pauseOf(circuit)).toBe(1000);
  });

  it('the circuit breaker reports a recovery once and doubles the limit with each response', () => {
    const circuit = opened();
    expect(circuit.answered()).toBe(true);
    expect(circuit.limit()).toBe(2);
    const limits = [1, 2, 3].map(() => [circuit.answered(), circuit.limit()]);
    expect(limits).toEqual([
      [false, 4],
      [false, 8],
      [false, 8],
    ]);
  });

  it('the circuit breaker does not extend the pause when the clock is set back by an hour', () => {
    const circuit = opened();
    vi.setSystemTime(Date.now() - 60 * 60_000);
    expect(pauseOf(circuit)).toBe(1000);
  });
});
