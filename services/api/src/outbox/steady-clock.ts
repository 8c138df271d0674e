/** Maximum lead over the system clock, in milliseconds: two days. */
const mostAhead = 48 * 60 * 60 * 1000;

/**
 * Returns a clock, in milliseconds since 1970, that does not go back when the system clock is set
 * back by up to two days. Otherwise due deliveries would wait until the system clock catches up. A
 * larger correction means that the system clock was wrong, so this clock then stays two days ahead
 * at most. A longer lead would delay the deliveries that it scheduled after a restart.
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
