import type { Line } from '@preventivo/core';
import type { Account } from './store/accounts.ts';

/** A request for a call. */
export interface RequestContext {
  /** The line in the path. @throws {Refusal} 404 where the path has none that is served */
  line(): Line;
  param(name: string): string;
  query(name: string): string | undefined;
  header(name: string): string | undefined;
  /** Who is counted as one client. */
  readonly client: string;
  /**
   * Who is logged in, told by the header `authorization`; the answer then carries a fresh token.
   * Undefined for who is not.
   * @throws {Refusal} 401 where the session is over
   */
  account(): Promise<Account | undefined>;
  /** The JSON of the body. */
  readonly body: unknown;
}
