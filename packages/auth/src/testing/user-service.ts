import type { Client } from '@preventivo/core';
import { createClient, memoryToken } from '@preventivo/core/http';
import { giulia, secret } from './giulia.ts';

/** What is answered in place of the service's own, by the path of a call: in turn, then the service answers again. */
export type Answers = Readonly<Record<string, readonly Answer[]>>;
type Answer = () => Promise<Response>;

export interface RecordedRequest {
  readonly path: string;
  readonly authorization: string | null;
  /** undefined for a GET. */
  readonly body: unknown;
}

/**
 * A user service of one account, Giulia's, that speaks the HTTP contract; the client is the real
 * one. `loggedIn`: her token is stored from the start.
 */
export function userService(answers: Answers = {}, loggedIn = false) {
  const requests: RecordedRequest[] = [];
  const turns = new Map(Object.entries(answers).map(([path, list]) => [path, [...list]]));
  const ask: typeof fetch = async (input, init) => {
    const path = String(input).replace('/api/', '').replace(/\?.*/, '');
    const text = typeof init?.body === 'string' ? init.body : undefined;
    const authorization = new Headers(init?.headers).get('authorization');
    const call = { path, authorization, body: text && JSON.parse(text) };
    requests.push(call);
    return (turns.get(path)?.shift() ?? (async () => answer(call)))();
  };
  const token = memoryToken();
  if (loggedIn) token.set(herToken, 7200);
  const client: Client = createClient({ line: 'travel', fetch: ask, token });
  return { client, requests, bodies: (path: string) => bodiesOf(requests, path) };
}

const herToken = 'giulia.token';
const yes = { success: true };

function answer({ path, authorization, body }: RecordedRequest): Response {
  if (path === 'users/login')
    return isHers(body)
      ? Response.json(yes, { headers: { 'x-token': herToken } })
      : Response.json({ success: false, error_code: 'LOGIN_FAILED' }, { status: 401 });
  if (path === 'users/my-data')
    return authorization === `Bearer ${herToken}`
      ? Response.json({ ...yes, user: giulia })
      : Response.json({ success: false, error_msg: 'MISSING_TOKEN' }, { status: 401 });
  return Response.json(yes);
}

const isHers = (body: unknown) =>
  JSON.stringify(body) === JSON.stringify({ email: giulia.email, password: secret });

const bodiesOf = (requests: readonly RecordedRequest[], path: string) =>
  requests.filter((call) => call.path === path).map(({ body }) => body);

/** Answers that stand in for the service's own. */
export const never: Answer = () => new Promise(() => {});
export const offline: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
export const refused =
  (error_code: string, status = 422): Answer =>
  async () =>
    Response.json({ success: false, error_code }, { status });
export const expired: Answer = async () =>
  Response.json(
    { success: false, error_code: 'TOKEN_EXPIRED', msg: 'TOKEN_EXPIRED' },
    { status: 401 },
  );
export const withoutToken: Answer = async () =>
  Response.json({ success: false, error_msg: 'MISSING_TOKEN' }, { status: 401 });
