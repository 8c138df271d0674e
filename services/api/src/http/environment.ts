import type { Context, Hono } from 'hono';

export interface Environment {
  Bindings: {
    /** The name under which rate limits count the client. */
    readonly client?: string;
    /** Whether a client on this machine sent the request itself, without a proxy. */
    readonly isLocal?: boolean;
  };
  Variables: {
    /** Written to the log and returned to the client. */
    requestId: string;
    /** The pattern of the path. */
    route?: string;
    /** The error without its message, for the log. */
    fault?: string;
    /** Whether a 5xx status is expected, because a page is still being built. */
    isExpected?: boolean;
  };
}
export type App = Hono<Environment>;
export type HonoContext = Context<Environment>;
