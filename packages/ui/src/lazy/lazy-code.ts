// This module does not import React, so that a Server Component that imports it can call `lazy`.

/** Code that loads on first use, or earlier through `preload`. */
export interface Lazy<Code> {
  /** Loads the code once. After a failed load, the next call tries again. */
  readonly preload: () => Promise<Code>;
  /** Returns the code if it is loaded, or else undefined. */
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
