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

/** A receiver that takes 100 ms, and fails as long as it is in that mood. */
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
  const log: Logger = (entry) => 'event' in entry && !('account' in entry) && noted.push(entry);
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

describe('a receiver that fails', () => {
  it('is left alone, and then asked with one delivery at a time, half a minute apart at last', async () => {
    handOn(500);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    const [first, lastMinutes] = [tried.length, tried.filter((at) => at > Date.now() - 5 * 60_000)];
    expect(first).toBeLessThan(70);
    expect(lastMinutes.length).toBeGreaterThanOrEqual(9);
    expect(lastMinutes.length).toBeLessThanOrEqual(11);
    expect(said('receiver-failing')).toBe(1);
  });

  it('gets all of it when it is back, little by little, and nothing was given up', async () => {
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

  it('is not one that answers and does not take what it is given: what it would take does not wait', async () => {
    mood = new Refused('status 400');
    handOn(500);
    await vi.advanceTimersByTimeAsync(5000);
    expect(tried.length).toBeGreaterThanOrEqual(500);
    expect(said('receiver-failing')).toBe(0);
  });

  it('is not one that fails now and then', async () => {
    const circuit = circuitBreaker(32);
    for (let round = 0; round < 100; round += 1) {
      for (let failed = 0; failed < 9; failed += 1) expect(circuit.failed()).toBe(false);
      expect(circuit.answered()).toBe(false);
    }
    expect(circuit.limit()).toBe(32);
    handOn(0);
  });
});

it('a receiver is given as many at once as it may be, never more', async () => {
  mood = undefined;
  handOn(50, 3);
  await vi.advanceTimersByTimeAsync(2000);
  expect(tried).toHaveLength(50);
  expect(most).toBe(3);
});

describe('a circuit breaker', () => {
  /** One whose receiver has failed ten times in a row. */
  function opened() {
    handOn(0);
    const circuit = circuitBreaker(8);
    for (let failed = 0; failed < 9; failed += 1) expect(circuit.failed()).toBe(false);
    expect(circuit.limit()).toBe(8);
    expect(circuit.failed()).toBe(true);
    return circuit;
  }
  /** How long nothing may be under way, in milliseconds. */
  function pauseOf(circuit: ReturnType<typeof circuitBreaker>) {
    let pause = 0;
    for (; circuit.limit() === 0; pause += 500) vi.advanceTimersByTime(500);
    return pause;
  }

  it('leaves a receiver alone at its tenth failure in a row, twice as long each time it fails again', () => {
    const circuit = opened();
    const pauses = [pauseOf(circuit)];
    for (let again = 0; again < 6; again += 1) {
      expect(circuit.limit()).toBe(1);
      expect(circuit.failed()).toBe(false);
      pauses.push(pauseOf(circuit));
    }
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  it('leaves it alone no longer for what was under way when it failed', () => {
    const circuit = opened();
    for (let late = 0; late < 7; late += 1) expect(circuit.failed()).toBe(false);
    expect(pauseOf(circuit)).toBe(1000);
  });

  it('hears of one that is back at once, and gives it twice as many with each answer', () => {
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

  it('leaves nobody alone for an hour because a clock was set back by one', () => {
    const circuit = opened();
    vi.setSystemTime(Date.now() - 60 * 60_000);
    expect(pauseOf(circuit)).toBe(1000);
  });
});
