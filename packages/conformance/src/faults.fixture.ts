type Fetch = typeof globalThis.fetch;

/** A fault to simulate in a back end, and the id of the check that must detect it. */
export interface Fault {
  readonly what: string;
  readonly caughtBy: string;
  spoil(fetch: Fetch): Fetch;
}

interface Body {
  readonly [name: string]: unknown;
  readonly obj?: Readonly<Record<string, unknown>>;
}

const pathOf = (input: Parameters<Fetch>[0]) => new URL(String(input)).pathname;
const headersOf = (init: RequestInit | undefined) => new Headers(init?.headers);
const isJson = (response: Response) => /json/.test(response.headers.get('content-type') ?? '');

async function changed(
  response: Response,
  change: { json?: (json: Body) => unknown; status?: number; headers?: (headers: Headers) => void },
): Promise<Response> {
  if (response.status === 204) return response;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  change.headers?.(headers);
  const text = await response.text();
  const json =
    change.json && isJson(response) ? JSON.stringify(change.json(JSON.parse(text))) : text;
  return new Response(json, { status: change.status ?? response.status, headers });
}

/** Returns a fault that changes every response to a request with a matching path. */
const answering =
  (
    end: RegExp,
    change: (response: Response) => Response | Promise<Response>,
  ): ((fetch: Fetch) => Fetch) =>
  (fetch) =>
  async (input, init) => {
    const response = await fetch(input, init);
    return end.test(pathOf(input)) ? change(response) : response;
  };

/**
 * Returns a fault that changes every request with a matching path. The change happens before the
 * back end gets the request.
 */
const asking =
  (end: RegExp, change: (init: RequestInit) => RequestInit): ((fetch: Fetch) => Fetch) =>
  (fetch) =>
  (input, init) =>
    fetch(input, end.test(pathOf(input)) && init ? change(init) : init);

const withBody = (init: RequestInit, change: (body: Body) => unknown): RequestInit => {
  try {
    return { ...init, body: JSON.stringify(change(JSON.parse(String(init.body)))) };
  } catch {
    return init;
  }
};

export const notFound = () =>
  Response.json(
    {
      success: false,
      error_code: 'NOT_FOUND',
      status: 404,
      msg: 'Non esiste',
      obj: { success: false, error_code: 'NOT_FOUND' },
    },
    { status: 404 },
  );

/** Typical faults of back ends, each with the check that must detect it. */
export const faults: readonly Fault[] = [
  {
    what: 'a refusal with HTTP status 200',
    caughtBy: 'travel submit/consents',
    spoil: answering(/\/submit$/, (response) =>
      changed(response, { status: response.status === 422 ? 200 : response.status }),
    ),
  },
  {
    what: 'an envelope without msg',
    caughtBy: 'travel pages/right',
    spoil: answering(/\/save$/, (response) =>
      changed(response, { json: ({ msg: _, ...others }) => others }),
    ),
  },
  {
    what: 'an Idempotency-Key that is forgotten',
    caughtBy: 'travel submit/same-key-twice',
    spoil: asking(/\/submit$/, (init) => {
      const headers = headersOf(init);
      if ((headers.get('idempotency-key')?.length ?? 256) < 256)
        headers.set('idempotency-key', crypto.randomUUID());
      return { ...init, headers };
    }),
  },
  {
    what: 'an Idempotency-Key that is held to the letter of its body',
    caughtBy: 'travel submit/same-key-after-reload',
    spoil: (fetch) => {
      const sent = new Map<string, string>();
      return async (input, init) => {
        const key = headersOf(init).get('idempotency-key') ?? '';
        const body = String(init?.body);
        const response = await fetch(input, init);
        if (!pathOf(input).endsWith('/submit') || !response.ok) return response;
        if ((sent.get(key) ?? body) === body) {
          sent.set(key, body);
          return response;
        }
        const obj = { success: false, error_code: 'IDEMPOTENCY_KEY_REUSED' };
        return Response.json({ status: 422, msg: 'Chiave già servita', obj }, { status: 422 });
      };
    },
  },
  {
    what: 'an invalid page that is accepted',
    caughtBy: 'travel pages/wrong-answers',
    spoil: answering(/\/save$/, (response) =>
      response.status === 422 ? Response.json({ status: 200, msg: 'ok' }) : response,
    ),
  },
  {
    what: 'an extra member that is not refused',
    caughtBy: 'travel submit/unknown-name',
    spoil: asking(/\/submit$/, (init) => withBody(init, ({ sconto: _, ...others }) => others)),
  },
  {
    what: 'a question refused with another code',
    caughtBy: 'travel submit/wrong-answers',
    spoil: answering(/\/submit$/, (response) =>
      changed(response, {
        json: (json) =>
          json.obj?.error_code === 'DATA_INIZIO' || json.obj?.field === 'data_inizio'
            ? { ...json, obj: { ...json.obj, error_code: 'DATA' } }
            : json,
      }),
    ),
  },
  {
    what: 'a list without order',
    caughtBy: 'travel lists/order',
    spoil: answering(/\/enums\/stati$/, (response) =>
      changed(response, {
        json: (list) => (Array.isArray(list) ? list.toReversed() : list),
      }),
    ),
  },
  {
    what: 'a list of page 1 that is missing',
    caughtBy: 'travel lists/contractor',
    spoil: answering(/\/enums\/professione$/, () => notFound()),
  },
  {
    what: 'more municipalities than anybody reads',
    caughtBy: 'travel places/municipalities',
    spoil: answering(/\/findComune$/, (response) =>
      changed(response, {
        json: (list) =>
          Array.isArray(list)
            ? [
                ...list,
                ...Array.from({ length: 20 }, (_, at) => ({ id: `X${at}`, value: `S${at} (MI)` })),
              ]
            : list,
      }),
    ),
  },
  {
    what: 'saved people of whom only the last comes back',
    caughtBy: 'records/person',
    spoil: answering(/\/persons\/upsert$/, (response) =>
      changed(response, {
        json: ({ people, ...others }) => ({
          ...others,
          ...(Array.isArray(people) && { people: people.slice(-1) }),
        }),
      }),
    ),
  },
  {
    what: 'a second choice that is told after another error',
    caughtBy: 'travel recall/once',
    spoil: answering(/\/recall-me$/, (response) =>
      changed(response, {
        json: ({ errors, ...others }) => ({
          ...others,
          ...(Array.isArray(errors) && { errors: ['Quote', ...errors] }),
        }),
      }),
    ),
  },
  {
    what: 'a refusal without its fresh token',
    caughtBy: 'travel submit/logged-in',
    spoil: answering(/\/submit$/, (response) =>
      response.status === 422
        ? changed(response, { headers: (headers) => headers.delete('x-token') })
        : response,
    ),
  },
  {
    what: 'a token that is accepted after its session ended',
    caughtBy: 'password/ends-sessions',
    spoil: (fetch) => {
      const known = new Set<string>();
      return async (input, init) => {
        const response = await fetch(input, init);
        known.add(`Bearer ${response.headers.get('x-token')}`);
        const token = headersOf(init).get('authorization') ?? '';
        return response.status === 401 && known.has(token)
          ? Response.json({ success: true, user: {} })
          : response;
      };
    },
  },
  {
    what: 'an error in HTML',
    caughtBy: 'travel envelope/unknown-call',
    spoil: answering(/\/oroscopo$/, ({ status }) =>
      Promise.resolve(
        new Response('<h1>Not Found</h1>', { status, headers: { 'content-type': 'text/html' } }),
      ),
    ),
  },
  {
    what: 'an answer without its fresh token',
    caughtBy: 'accounts/my-data',
    spoil: answering(/\/my-data$/, (response) =>
      changed(response, { headers: (headers) => headers.delete('x-token') }),
    ),
  },
  {
    what: 'an allowed origin that is not let read',
    caughtBy: 'travel cors/allowed-origin',
    spoil: answering(/./, (response) =>
      changed(response, { headers: (headers) => headers.delete('access-control-allow-origin') }),
    ),
  },
  {
    what: 'a draft that is given a second time',
    caughtBy: 'travel drafts/taken-once',
    spoil: (fetch) => {
      const given = new Map<string, string>();
      return async (input, init) => {
        const response = await fetch(input, init);
        if (!pathOf(input).endsWith('/draft/take')) return response;
        const asked = String(init?.body);
        const before = given.get(asked);
        if (response.ok) given.set(asked, await response.clone().text());
        return before
          ? new Response(before, { headers: { 'content-type': 'application/json' } })
          : response;
      };
    },
  },
  {
    what: 'an answer that breaks off',
    caughtBy: 'travel pages/right',
    spoil: answering(/\/save$/, ({ headers }) => {
      const body = new ReadableStream({
        start: (stream) => stream.enqueue(new TextEncoder().encode('{"status"')),
        pull: (stream) => stream.error(new TypeError('terminated')),
      });
      return new Response(body, { headers });
    }),
  },
  {
    what: 'accounts without a way to a new password',
    caughtBy: 'password/same-answer',
    spoil: answering(/\/password\/forgot$/, () => notFound()),
  },
  {
    what: 'an error that repeats what was sent',
    caughtBy: 'travel hostile/unknown-name',
    spoil: (fetch) => async (input, init) => {
      const response = await fetch(input, init);
      if (!pathOf(input).endsWith('/contractor') || response.ok) return response;
      return changed(response, { json: (json) => ({ ...json, sent: String(init?.body) }) });
    },
  },
  {
    what: 'an error of the back end for what is no JSON',
    caughtBy: 'travel hostile/1',
    spoil: answering(/\/calculate\/cf$/, (response) =>
      response.status === 400
        ? Response.json({ status: 500, msg: 'Errore', obj: {} }, { status: 500 })
        : response,
    ),
  },
  {
    what: 'personal data that stay in a cache',
    caughtBy: 'accounts/private',
    spoil: answering(/\/my-data$/, (response) =>
      changed(response, { headers: (headers) => headers.set('cache-control', 'max-age=60') }),
    ),
  },
  {
    what: 'an account that is said to be removed and is not',
    caughtBy: 'own-data/erase',
    spoil: (fetch) => async (input, init) => {
      if (!pathOf(input).endsWith('/users/erase')) return fetch(input, init);
      const asked = await fetch(input, { ...init, body: JSON.stringify({ password: '' }) });
      return String(init?.body).includes('Sbagliata') ? asked : Response.json({ success: true });
    },
  },
  {
    what: 'data of their own that lack who they are',
    caughtBy: 'own-data/export',
    spoil: answering(/\/users\/export$/, (response) =>
      changed(response, { json: (json) => ({ ...json, data: {} }) }),
    ),
  },
  {
    what: 'words that tell who has an account',
    caughtBy: 'password/same-answer',
    spoil: (fetch) => {
      const known = new Set<string>();
      return async (input, init) => {
        const response = await fetch(input, init);
        const { email } = init?.body && isText(init.body) ? emailIn(init.body) : { email: '' };
        if (pathOf(input).endsWith('/register') && response.ok) known.add(email);
        return pathOf(input).endsWith('/forgot') && !known.has(email) && response.ok
          ? changed(response, { json: (json) => ({ ...json, note: 'unknown' }) })
          : response;
      };
    },
  },
];

const isText = (body: unknown): body is string => typeof body === 'string';
function emailIn(text: string): { email: string } {
  try {
    return { email: String(JSON.parse(text).email) };
  } catch {
    return { email: '' };
  }
}
