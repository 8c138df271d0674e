/**
 * A response that differs from the contract. Neither side of the difference contains submitted
 * data.
 */
export class Misfit extends Error {
  readonly expected: string;
  readonly got: string;
  readonly call: string | undefined;

  constructor(expected: string, got: string, call?: string) {
    super(`expected ${expected}, got ${got}`);
    this.expected = expected;
    this.got = got;
    this.call = call;
  }
}

/** A check that could not run, with the reason. */
export class NotTried extends Error {}

/** An optional call that the back end does not have. */
export class NotThere extends NotTried {}
