/** `read` allows reading requests; `write` also allows changing them. */
export type TokenScope = 'read' | 'write';

/** A secret with which another program may read or change requests. */
export interface RequestToken {
  /** Name of the program in logs and in changes of requests. */
  readonly name: string;
  readonly scope: TokenScope;
  readonly secret: string;
}
