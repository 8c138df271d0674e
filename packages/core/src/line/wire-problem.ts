/** A key of a body that could not be read. */
export interface WireProblem {
  /** The key on the wire; inside a group the path to it. */
  readonly key: string;
  readonly reason: 'unknown' | 'missing' | 'wrong' | 'unasked';
}
