import type { Refusal } from '../contract/refusal.ts';

/** What a call answers when it is carried out: JSON, with status 200, or a page for people. */
export type Answer = JsonAnswer | PageAnswer;

interface JsonAnswer {
  readonly json: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface PageAnswer {
  /** HTML. */
  readonly page: string;
  /** 410: it is too late for what the page was asked for. */
  readonly status: 200 | 410;
  readonly headers: Readonly<Record<string, string>>;
}

/** The quote service's yes. */
export const yes = (obj?: unknown): Answer => ({
  json: { status: 200, msg: 'ok', ...(obj !== undefined && { obj }) },
});

/** `{status, msg, obj}`: the quote service's no. */
export function quoteRefusal({ status, code, message, field }: Refusal) {
  const obj = { success: false, error_code: code, ...(field && { field }) };
  return { status, msg: message, obj };
}

/** `{success: false, error_code, error_msg}`: the user service's no. */
export function userRefusal({ code, message, field }: Refusal) {
  return { success: false, error_code: code, error_msg: message, ...(field && { field }) };
}

/** The no of either service to who is not logged in, or not any more: every word a client may look at. */
export function loggedOutRefusal({ status, code }: Refusal) {
  return { success: false, status, error_code: code, msg: code, error_msg: code };
}

/** Whether a path belongs to the user service; everything else under `/api` is a line's. */
export const isUserService = (path: string): boolean =>
  /^\/api\/(users|persons|companies|quote-request)(\/|$)/.test(path);
