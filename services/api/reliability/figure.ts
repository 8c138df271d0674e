/** One number that was measured. */
export interface Figure {
  readonly what: string;
  readonly measured: number;
  /** What was promised that it is at most. */
  readonly atMost?: number;
}

/** What was measured of one promise over one database. */
export interface Figures {
  /** Its key in `promises.ts`. */
  readonly promise: string;
  readonly over: 'SQLite' | 'PostgreSQL';
  readonly figures: readonly Figure[];
}

/** Whether it is more than was promised. What could not be measured was not shown to be less. */
export const isBroken = ({ measured, atMost }: Figure): boolean =>
  atMost !== undefined && !(measured <= atMost);
