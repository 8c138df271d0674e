import { isToken, type TokenStore } from './token-store.ts';

/**
 * Keeps the token in memory until the page unloads. Stores nothing on the device.
 * @param now the clock, in milliseconds. @defaultValue `Date.now`
 */
export function memoryToken(now: () => number = Date.now): TokenStore {
  let kept: { readonly token: string; readonly until: number } | null = null;
  return {
    get: () => (kept && now() < kept.until ? kept.token : null),
    set: (token, lifetimeSeconds) => {
      if (isToken(token)) kept = { token, until: now() + lifetimeSeconds * 1000 };
    },
    remove: () => {
      kept = null;
    },
  };
}
