/** How far the clock may be ahead of the machine's, in milliseconds: two days. */
const mostAhead = 48 * 60 * 60 * 1000;

/**
 * Returns a clock, in milliseconds since 1970, that goes on as time passes when the machine's is set back by two days at most:
 * deliveries that became due before would wait for as long as the clock was set back. A clock that was further ahead was wrong
 * before, and what is written by it would wait after a restart.
 */
export function steadyClock(): () => number {
  let latest = Date.now();
  let readAt = performance.now();
  return () => {
    const passed = performance.now() - readAt;
    const now = Date.now();
    latest = Math.max(now, Math.min(latest + passed, now + mostAhead));
    readAt += passed;
    // Timers take whole numbers.
    return Math.floor(latest);
  };
}
