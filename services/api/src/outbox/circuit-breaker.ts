/** Spares a receiver that fails, and comes back to it little by little. */
export interface CircuitBreaker {
  /** How many deliveries may be under way now; 0 while it is left alone. */
  limit(): number;
  /** Notes that the receiver answered. True where it had been failing, and does no more. */
  answered(): boolean;
  /** Notes that it did not. True where it is left alone from now on. */
  failed(): boolean;
}

/** After so many failures in a row, none of them answered between, the receiver itself is what fails. */
const failuresInARow = 10;
/** How long it is left alone, in milliseconds: the first time, and at most. */
const [firstPause, longestPause] = [1000, 30_000];

/** @param most how many deliveries may be under way while all is well */
export function circuitBreaker(most: number): CircuitBreaker {
  let allowed = most;
  let failures = 0;
  let pause = 0;
  // Of a clock that nobody sets: one that is set back would keep it alone for as long as that.
  let openUntil = 0;

  return {
    limit: () => (performance.now() < openUntil ? 0 : allowed),
    answered: () => {
      const wasFailing = pause > 0;
      failures = 0;
      pause = 0;
      openUntil = 0;
      // What has just come back is not handed all at once that has gathered.
      allowed = Math.min(most, allowed * 2);
      return wasFailing;
    },
    failed: () => {
      failures += 1;
      // What was under way when it was left alone says nothing new.
      if (failures < failuresInARow || performance.now() < openUntil) return false;
      const wasWell = pause === 0;
      pause = Math.min(Math.max(pause * 2, firstPause), longestPause);
      openUntil = performance.now() + pause;
      allowed = 1;
      return wasWell;
    },
  };
}

/** One that spares nobody: of a kind whose deliveries go to many, each of whom fails for themselves. */
export const noCircuitBreaker = (most: number): CircuitBreaker => ({
  limit: () => most,
  answered: () => false,
  failed: () => false,
});
