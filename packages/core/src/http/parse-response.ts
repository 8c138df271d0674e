import { isRecord } from '../json/is-record.ts';
import type { Failed, HttpAnswer, Result } from './result.ts';

/** Reads the data of a call from a body. Returns undefined if the data is missing. */
export type ParseBody<T> = (body: Readonly<Record<string, unknown>>) => T | undefined;
export type ParseResponse<T> = (answer: HttpAnswer) => Result<T>;

/** Reads no data. For calls whose response contains none. */
export const nothing: ParseBody<null> = () => null;

/** Parses `{success: true, …}` or `{success: false, error_code, error_msg?}`. */
export function userAnswer<T>(read: ParseBody<T>): ParseResponse<T> {
  return (answer) => {
    const { body } = answer;
    const yes = answer.status < 300 && isRecord(body) && body.success === true;
    return yes ? readable(read(body), answer) : refusal(answer);
  };
}

/** Parses `{status, msg, obj?}`. A status above `highest` is a refusal. */
export function quoteAnswer<T>(highest: 200 | 204, read: ParseBody<T>): ParseResponse<T> {
  return (answer) => {
    const { body } = answer;
    if (statusOf(answer) > highest) return refusal(answer);
    // A validator that accepts the value responds with 204 and no body.
    const said = body === undefined && answer.status === 204 ? {} : body;
    return isRecord(said) ? readable(read(said), answer) : unreadable(answer);
  };
}

/** Parses a body that is a JSON array. */
export function listAnswer<T>(read: (item: unknown) => T | undefined): ParseResponse<readonly T[]> {
  return (answer) => {
    const { body } = answer;
    if (statusOf(answer) > 200) return refusal(answer);
    if (!Array.isArray(body)) return unreadable(answer);
    const items = body.map(read).filter((item) => item !== undefined);
    return items.length === body.length ? { ok: true, data: items } : unreadable(answer);
  };
}

/** Accepts an HTML page by its status, without reading the body. */
export const pageAnswer: ParseResponse<null> = (answer) =>
  answer.status < 300 ? { ok: true, data: null } : refusal(answer);

/**
 * Returns the failure if the session has ended, with the server's code (docs/rules/accounts.md#end-of-a-session). A
 * 401 with any other code is a refusal. A 401 without a code ends the session only if the call `carried` a token.
 */
export function expiry({ status, body }: HttpAnswer, carried: boolean): Failed | null {
  const { error_code, msg, error_msg } = isRecord(body) ? body : {};
  const said = [error_code, msg, error_msg];
  const code = ['TOKEN_EXPIRED', 'MISSING_TOKEN'].find((word) => said.includes(word));
  if (!code && (!carried || status !== 401 || error_code)) return null;
  return { ok: false, kind: 'expired', code: code ?? 'TOKEN_EXPIRED', status };
}

function readable<T>(data: T | undefined, answer: HttpAnswer): Result<T> {
  return data === undefined ? unreadable(answer) : { ok: true, data };
}

const unreadable = (answer: HttpAnswer): Failed => ({
  ok: false,
  kind: 'refused',
  status: statusOf(answer),
});

export function refusal(answer: HttpAnswer): Failed {
  const body = isRecord(answer.body) ? answer.body : {};
  const { error_code: inner, field: named, challenge } = isRecord(body.obj) ? body.obj : {};
  const said = [body.msg, body.error_msg].filter(isSaid);
  const code = [body.error_code, inner, ...said.filter(isCode)].find(isSaid);
  const message = said.find((text) => !isCode(text));
  const field = [named, body.field].find(isSaid);
  // A word in capitals may be an error code instead of a message. It is a code if another key contains the same word
  // as the error code. If the server names a control, the form shows the control's own messages instead.
  const isWord = (text: string) =>
    /^[A-Z]{2,}$/.test(text) && text !== inner && text !== body.error_code;
  const word = message || field ? undefined : said.find(isWord);
  return {
    ...unreadable(answer),
    ...(code && { code }),
    ...(field && { field }),
    ...(message && { message }),
    ...(word && { word }),
    ...(isRecord(challenge) && { challenge }),
  };
}

/** Returns the HTTP status or the status in the body. If they differ, returns the higher of the two. */
function statusOf({ status, body }: HttpAnswer): number {
  const told = isRecord(body) && typeof body.status === 'number' ? body.status : 0;
  return Math.max(status, told);
}

const isSaid = (value: unknown): value is string => typeof value === 'string' && value !== '';
/** Some responses have an error code in place of the message. The page must never show a code. */
const isCode = (text: string) => /^[A-Z][A-Z0-9_]*$/.test(text);
