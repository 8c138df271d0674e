// This module does not import React, so that a Server Component can call `lazy` when it is
// imported.

/** Code that loads on first use, or earlier by `preload`. */
export interface Lazy<Code> {
  /** Loads the code once. A call after a failed load tries again. */
  readonly preload: () => Promise<Code>;
  /** Returns the code if it is loaded; otherwise undefined. */
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
