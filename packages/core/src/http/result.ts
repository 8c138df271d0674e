/** The result of a call. A call never throws because of a server or a network. */
export type Result<T> = Success<T> | Failed;

/** A response that the client could read. */
export interface Success<T> {
  readonly ok: true;
  readonly data: T;
}

/** A call without a usable response. */
export interface Failed {
  readonly ok: false;
  /**
   * `refused`: the server refused, or its response cannot be read. `expired`: the session has ended and its token is
   * removed. `network`: no response, a timeout, or an abort by the caller.
   */
  readonly kind: 'refused' | 'expired' | 'network';
  /**
   * The server's error code, or `TOKEN_EXPIRED` for an expired session. Without a response: `NETWORK`, `TIMEOUT` or
   * `ABORTED`.
   */
  readonly code?: string;
  /** The name of the invalid control, if the server names it. More specific than the error code. */
  readonly field?: string;
  /** The server's message, for display. */
  readonly message?: string;
  /**
   * A message of one word in capitals, which may also be a code. The page shows it if the catalogue has no message
   * for it.
   */
  readonly word?: string;
  /** An ALTCHA challenge. The same call succeeds when it contains the solution. */
  readonly challenge?: object;
  /** The HTTP status, or the status in the body if it is higher. */
  readonly status?: number;
}

/** A response before parsing. */
export interface HttpAnswer {
  readonly status: number;
  /** The header `x-token`. */
  readonly token: string | null;
  /** The body; undefined if it is empty or not JSON. */
  readonly body: unknown;
}
