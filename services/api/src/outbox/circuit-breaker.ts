/**
 * Pauses deliveries to a failing receiver. After the pause, it raises the number of deliveries step
 * by step.
 */
export interface CircuitBreaker {
  /** Returns how many concurrent deliveries are allowed; 0 during a pause. */
  limit(): number;
  /** Records a response. Returns whether the receiver has just recovered. */
  answered(): boolean;
  /** Records a failure. Returns whether this failure starts the first pause. */
  failed(): boolean;
}

/** Number of consecutive failed deliveries after which the receiver counts as failing. */
const failuresInARow = 10;
/** First and longest pause, in milliseconds. */
const [firstPause, longestPause] = [1000, 30_000];

/** @param most maximum number of concurrent deliveries */
export function circuitBreaker(most: number): CircuitBreaker {
  let allowed = most;
  let failures = 0;
  let pause = 0;
  // A time of the monotonic clock. With the system clock, setting it back would extend the pause.
  let openUntil = 0;

  return {
    limit: () => (performance.now() < openUntil ? 0 : allowed),
    answered: () => {
      const wasFailing = pause > 0;
      failures = 0;
      pause = 0;
      openUntil = 0;
      // Ramp up, so that a recovered receiver does not get the whole backlog at once.
      allowed = Math.min(most, allowed * 2);
      return wasFailing;
    },
    failed: () => {
      failures += 1;
      // Ignore failures of deliveries that started before the pause.
      if (failures < failuresInARow || performance.now() < openUntil) return false;
      const wasWell = pause === 0;
      pause = Math.min(Math.max(pause * 2, firstPause), longestPause);
      openUntil = performance.now() + pause;
      allowed = 1;
      return wasWell;
    },
  };
}

/** Returns a circuit breaker that never pauses, for deliveries that go to different receivers. */
export const noCircuitBreaker = (most: number): CircuitBreaker => ({
  limit: () => most,
  answered: () => false,
  failed: () => false,
});
