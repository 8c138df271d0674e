import { setTimeout } from 'node:timers/promises';

/**
 * The timer between retries. It is an object, so that tests can replace `pause` and need not wait.
 */
export const timer = {
  /** Resolves after this number of milliseconds. */
  pause: (ms: number): Promise<void> => setTimeout(ms),
};
