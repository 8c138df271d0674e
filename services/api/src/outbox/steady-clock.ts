/** Maximum lead over the system clock, in milliseconds: two days. */
const mostAhead = 48 * 60 * 60 * 1000;

/**
 * Returns a clock, in milliseconds since 1970, that does not go back when the system clock is set
 * back by up to two days. Otherwise deliveries that are due would wait until the system clock
 * catches up. If the system clock is set back further, it was wrong before, and this clock follows
 * it to two days ahead: deliveries scheduled at wrong times would wait after a restart.
 */
export function steadyClock(): () => number {
  let latest = Date.now();
  let readAt = performance.now();
  return () => {
    const passed = performance.now() - readAt;
    const now = Date.now();
    latest = Math.max(now, Math.min(latest + passed, now + mostAhead));
    readAt += passed;
    // Timers need integers.
    return Math.floor(latest);
  };
}
