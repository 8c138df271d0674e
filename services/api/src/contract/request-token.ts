/** `read` sees requests; `write` also changes them. */
export type TokenScope = 'read' | 'write';

/** A secret of another program, which may call for requests. */
export interface RequestToken {
  /** The name in logs and changes. */
  readonly name: string;
  readonly scope: TokenScope;
  readonly secret: string;
}
