/** What a call came to. A call never throws for what a server or a network does. */
export type Result<T> = Success<T> | Failed;

/** An answer that came and could be read. */
export interface Success<T> {
  readonly ok: true;
  readonly data: T;
}

/** A call that brought no answer to go on with. */
export interface Failed {
  readonly ok: false;
  /**
   * `refused`: the server said no, or gave an answer that cannot be read. `expired`: the session is
   * over, its token is gone. `network`: no answer, the time limit, or the caller's own abort.
   */
  readonly kind: 'refused' | 'expired' | 'network';
  /**
   * The server's error code; `TOKEN_EXPIRED` for an expired session; `NETWORK`, `TIMEOUT` or
   * `ABORTED` for no answer.
   */
  readonly code?: string;
  /** The name of the control that is wrong, where the server names one. It says more than the code. */
  readonly field?: string;
  /** The server's own words, for display. */
  readonly message?: string;
  /** What the server said in one word of capitals, where it said no more: shown if no message is known for it. */
  readonly word?: string;
  /** An ALTCHA challenge: the same call succeeds at once with its solution. */
  readonly challenge?: object;
  /** The HTTP status, or that of the body where it is higher. */
  readonly status?: number;
}

/** What a server answered, before anybody has judged it. */
export interface Answer {
  readonly status: number;
  /** The header `x-token`. */
  readonly token: string | null;
  /** The body; undefined where it is empty or no JSON. */
  readonly body: unknown;
}
