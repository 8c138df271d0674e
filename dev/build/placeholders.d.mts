interface Part {
  /** The path, such as `/docs/`. */
  readonly path: string;
  /** The name of the part, for the start of a sentence. */
  readonly title: string;
}

interface Placeholder {
  readonly html: string;
  readonly text: string;
  readonly retryAfter?: number;
}

/** Returns the functions that answer requests for parts that are not built yet. */
export function createPlaceholders(parts: readonly Part[]): {
  placeholder(path: string): Placeholder | undefined;
  remove(path: string): void;
  fail(part: Part, output: string): void;
};
