/** Maximum number of attempts, including the first. */
export const maxTries = 20;

/** Longest delay between two attempts: 6 hours, in milliseconds. */
const maxDelay = 6 * 60 * 60 * 1000;

/**
 * Returns the delay before the next attempt, in milliseconds: 1 s, 4 s, 16 s, up to six hours. All
 * delays together take about 72 hours. Returns undefined when no attempt is left.
 * @param chance from 0 to 1. Varies the delay by up to 20 %. Otherwise deliveries that failed
 * together would retry together
 */
export function retryDelay(tries: number, chance: number = Math.random()): number | undefined {
  if (tries >= maxTries) return undefined;
  return Math.min(1000 * 4 ** (tries - 1), maxDelay) * (0.8 + 0.4 * chance);
}
