/** Calls that are counted together: looking things up, checking what was typed, sending it. */
export type LimitGroup = 'look-up' | 'check' | 'send';

/** How often one client may call. */
export interface Limits {
  /** Counts one call. Seconds to wait where it was one too many, else 0. */
  take(group: LimitGroup, client: string): Promise<number>;
}
