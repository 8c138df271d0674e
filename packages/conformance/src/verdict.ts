/** What a back end answers is not what the contract says. Neither side of it holds what somebody sent. */
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

/** A check that could not be made, with the reason. */
export class NotTried extends Error {}

/** A call that the back end does not have, and need not have. */
export class NotThere extends NotTried {}
