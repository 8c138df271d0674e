// Without React: modules call `lazy` while they are evaluated, also in a Server Component.

/** Code that is loaded when it is first needed, or before that by `preload`. */
export interface Lazy<Code> {
  /** Loads the code; once it was, nothing is asked for again. A load that failed is tried again. */
  readonly preload: () => Promise<Code>;
  /** The code, once it was loaded. */
  readonly loaded: () => Code | undefined;
}

/** Returns code that is loaded when it is first needed: `preload` loads it once, `loaded` returns it if it is there. */
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
