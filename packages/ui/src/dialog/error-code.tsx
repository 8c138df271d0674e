export interface ErrorCodeProps {
  /** A server's own code for what went wrong. */
  readonly code: string | undefined;
}

/** The code of an error, small: for whoever helps on the telephone. Nothing where it is none. */
export function ErrorCode({ code = '' }: ErrorCodeProps) {
  return /^[\w.-]{1,60}$/.test(code) ? <p className="q-muted">Codice errore: {code}</p> : null;
}
