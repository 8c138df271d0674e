import type { Context, Hono } from 'hono';

/** What stands around a request while it is answered. */
export interface Environment {
  Bindings: {
    /** Who is counted as one client. */
    readonly client?: string;
    /** Whether it was asked on this machine, and by nobody on somebody else's behalf. */
    readonly isLocal?: boolean;
  };
  Variables: {
    /** Goes into the log and back to the client. */
    requestId: string;
    /** The pattern of its path. */
    route?: string;
    /** What went wrong, without a message. */
    fault?: string;
    /** Whether a 5xx status is no error: a page that is still being built. */
    isExpected?: boolean;
  };
}
export type App = Hono<Environment>;
export type HonoContext = Context<Environment>;
