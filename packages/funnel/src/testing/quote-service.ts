import { createClient, memoryToken } from '@preventivo/core/http';
import { lists } from './outing.fixture.ts';

/** One call as it reached the server. */
export interface RecordedRequest {
  /** The path without its base: `submit`, `save?step=2`. */
  readonly path: string;
  readonly body: unknown;
  readonly key: string | null;
}

type Answer = (asked: RecordedRequest) => Response | Promise<Response>;

/** A client whose server takes everything, but for the calls that a test answers itself. */
export function quoteService(answers: Readonly<Record<string, Answer>> = {}) {
  const asked: RecordedRequest[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const path = String(input).replace(/^\/api\/(gita\/)?/, '');
    const key = new Headers(init?.headers).get('idempotency-key');
    const call = { path, key, body: init?.body ? JSON.parse(String(init.body)) : undefined };
    asked.push(call);
    const [name = ''] = path.split('?');
    return (answers[name] ?? taken)(call);
  };
  const client = createClient({ line: 'gita', fetch, token: memoryToken() });
  return { client, asked, sent: (name: string) => asked.filter(({ path }) => path === name) };
}

/** A refusal in the shape of the contract. */
export const refuses = (status: number, msg: string, error_code?: string) => () =>
  Response.json({ status, msg, obj: { success: false, error_code } }, { status });

/** No answer at all. */
export const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** The request every test server makes of what is sent. */
export const request = { id: '6f1d2c84-0a53-4a8c-9b6f-2f0a8f6f9d11', key: 'a'.repeat(64) };

function taken({ path }: RecordedRequest): Response {
  const [, list = ''] = /^enums\/(\w+)$/.exec(path) ?? [];
  if (list) return Response.json(known[list] ?? []);
  if (path === 'quote-request/recall-me') return Response.json({ success: true });
  if (path === 'location/findCap') return Response.json([{ id: '20121', value: '20121' }]);
  if (path === 'location/findComune') return Response.json([{ id: 'F205', value: 'MILANO (MI)' }]);
  const data = { Quote_Request_Id: request.id, Quote_Request_Key: request.key };
  const obj = path === 'submit' ? { success: true, data } : undefined;
  return Response.json({ status: 200, msg: 'ok', obj });
}

const known: Readonly<Record<string, readonly { id: string; value: string }[]>> = {
  ...lists,
  professione: [
    { id: 'architetto', value: 'Architetto' },
    { id: 'insegnante', value: 'Insegnante' },
  ],
  stati: [
    { id: '13', value: 'ITALIA' },
    { id: '29', value: 'FRANCIA' },
  ],
};
