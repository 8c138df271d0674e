/** Maximum lead over the system clock: two days, in milliseconds. */
const mostAhead = 48 * 60 * 60 * 1000;

/**
 * Returns a clock, in milliseconds since 1970. If the system clock is set back by up to two days,
 * this clock does not go back. Otherwise due deliveries would wait until the system clock catches
 * up. If the system clock is set back further, this clock is at most two days ahead of it.
 * Otherwise the deliveries that it schedules would wait too long after a restart.
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
