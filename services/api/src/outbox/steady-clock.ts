/**
 * Returns a clock, in milliseconds since 1970, that never goes back: where the machine's is set back it goes on as time
 * passes. What became due before would else wait for as long as the clock was set back.
 */
export function steadyClock(): () => number {
  let latest = Date.now();
  let readAt = performance.now();
  return () => {
    const passed = performance.now() - readAt;
    latest = Math.max(Date.now(), latest + passed);
    readAt += passed;
    // Timers take whole numbers.
    return Math.floor(latest);
  };
}
