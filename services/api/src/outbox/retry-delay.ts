/** How often a delivery is tried, the first time included. */
export const maxTries = 20;

/** Longest wait between two tries: 6 hours, in milliseconds. */
const maxDelay = 6 * 60 * 60 * 1000;

/**
 * How long to wait after so many tries, in milliseconds: a second, four, sixteen, up to six hours, in
 * all about 72 hours. Undefined: no more tries.
 * @param chance from 0 to 1, moves the wait by a fifth, so that what failed together is not tried together
 */
export function retryDelay(tries: number, chance: number = Math.random()): number | undefined {
  if (tries >= maxTries) return undefined;
  return Math.min(1000 * 4 ** (tries - 1), maxDelay) * (0.8 + 0.4 * chance);
}
