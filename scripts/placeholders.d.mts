interface Part {
  /** `/docs/` */
  readonly path: string;
  /** What is built, as a sentence opens with it. */
  readonly title: string;
}

interface Placeholder {
  readonly html: string;
  readonly text: string;
  readonly retryAfter?: number;
}

/** Keeps what the server answers for the parts that are not built yet. */
export function createPlaceholders(parts: readonly Part[]): {
  placeholder(path: string): Placeholder | undefined;
  remove(path: string): void;
  fail(part: Part, output: string): void;
};
