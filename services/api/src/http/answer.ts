import type { Refusal } from './refusal.ts';

/** What a call answers when it is carried out: JSON, with status 200. */
export interface Answer {
  readonly json: unknown;
  readonly headers?: Readonly<Record<string, string>>;
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

/** Whether a path belongs to the user service; everything else under `/api` is a line's. */
export const isUserService = (path: string): boolean =>
  /^\/api\/(users|persons|companies|quote-request)(\/|$)/.test(path);
