// Does not import React, so that a Server Component can call `lazy` at import time.

/** Code that loads on first use, or earlier by `preload`. */
export interface Lazy<Code> {
  /** Loads the code once. Retries after a failed load. */
  readonly preload: () => Promise<Code>;
  /** Returns the code once it is loaded. */
  readonly loaded: () => Code | undefined;
}

/** Wraps code that loads on first use. */
export function lazy<Code>(load: () => Promise<Code>): Lazy<Code> {
  let loaded: Code | undefined;
  return {
    preload: async () => {
      loaded ??= await load();
      return loaded;
    },
    loaded: () => loaded,
  };
}
