/**
 * Thrown for a response that violates the contract. `expected` and `got` contain no submitted data.
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

/** Thrown when the server no longer accepts connections. It ends the run. */
export class Unreachable extends Misfit {
  override readonly call: string;

  constructor(got: string, call: string) {
    super('a server that still accepts connections', got, call);
    this.call = call;
  }
}

/** Thrown by a check that could not run. The message says why. */
export class NotTried extends Error {}

/** Thrown for an optional call that the back end does not have. */
export class NotThere extends NotTried {}
