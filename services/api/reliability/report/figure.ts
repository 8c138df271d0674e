export interface Figure {
  readonly what: string;
  readonly measured: number;
  /** The promised upper limit. */
  readonly atMost?: number;
}

/** The measurements of one promise on one database. */
export interface Figures {
  /** The key of the promise in `promises.ts`. */
  readonly promise: string;
  readonly over: 'SQLite' | 'PostgreSQL';
  readonly figures: readonly Figure[];
}

/** Whether a figure exceeds its limit. A failed measurement is NaN and counts as too high. */
export const isBroken = ({ measured, atMost }: Figure): boolean =>
  atMost !== undefined && !(measured <= atMost);
