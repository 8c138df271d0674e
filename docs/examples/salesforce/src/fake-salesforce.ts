import { eventField, eventLimit, leadLimits } from './lead.ts';

type Fields = Readonly<Record<string, string>>;

/** A record in the fake. */
export interface LeadOrContact {
  readonly id: string;
  readonly fields: Fields;
}

const lengths: Readonly<Record<string, number>> = { ...leadLimits, [eventField]: eventLimit };

/**
 * A fake of Salesforce's REST API, in memory: logins, upserts by external id, mandatory fields and maximum lengths.
 * It follows the documentation of the API. It was not compared with a real org.
 */
export function fakeSalesforce() {
  const records = new Map<string, LeadOrContact>();
  let tokens = 0;
  let isDown = false;

  function answer(request: Request, body: string): Response {
    if (isDown) return new Response('', { status: 503 });
    const { pathname } = new URL(request.url);
    if (pathname === '/services/oauth2/token') {
      tokens += 1;
      return Response.json({ access_token: `token-${tokens}` });
    }
    if (request.headers.get('authorization') !== `Bearer token-${tokens}`)
      return refused(401, 'INVALID_SESSION_ID');
    const [, object, key, id] = /\/sobjects\/(\w+)\/(\w+)\/([^/]+)$/.exec(pathname) ?? [];
    if (request.method !== 'PATCH' || !object || !key || !id) return refused(404, 'NOT_FOUND');
    const fields: Fields = JSON.parse(body);
    for (const [field, text] of Object.entries(fields))
      if (text.length > (lengths[field] ?? 255)) return refused(400, 'STRING_TOO_LONG');
    const place = `${object} ${key} ${id}`;
    const before = records.get(place);
    const after = { ...before?.fields, ...fields };
    const required = object === 'Lead' ? ['LastName', 'Company'] : ['LastName'];
    if (required.some((field) => !after[field])) return refused(400, 'REQUIRED_FIELD_MISSING');
    const own = before?.id ?? `00Q${String(records.size + 1).padStart(15, '0')}`;
    records.set(place, { id: own, fields: after });
    const status = before ? 200 : 201;
    return Response.json({ id: own, success: true, created: !before }, { status });
  }

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    return answer(request, await request.text());
  };
  return {
    fetch,
    records: (object: 'Lead' | 'Contact') =>
      [...records].flatMap(([place, record]) => (place.startsWith(`${object} `) ? [record] : [])),
    /** Sets whether all calls get 503. */
    setDown: (value: boolean) => {
      isDown = value;
    },
    /** Ends the sessions of all tokens. */
    endSessions: () => {
      tokens += 1;
    },
  };
}

const refused = (status: number, errorCode: string) =>
  Response.json([{ errorCode, message: errorCode }], { status });
