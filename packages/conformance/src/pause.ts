import { setTimeout } from 'node:timers/promises';

/** The timer between retries. An object, so that tests can replace `pause` and never wait. */
export const timer = {
  /** Resolves after this number of milliseconds. */
  pause: (ms: number): Promise<void> => setTimeout(ms),
};
