/** A request that the fake back end received. */
export interface RecordedRequest {
  readonly address: string;
  readonly method: string | undefined;
  readonly headers: Headers;
  /** The parsed JSON, the encoded text of a form, or undefined for a GET request. */
  readonly body: unknown;
  readonly credentials: string | undefined;
}

/** Creates a back end for tests. It returns a real `Response` for each call and records the requests. */
export function fakeBackEnd(answer: (request: RecordedRequest) => Response | Promise<Response>) {
  const requests: RecordedRequest[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request: RecordedRequest = {
      address: String(input),
      method: init?.method,
      headers: new Request('http://localhost', { ...init, signal: null }).headers,
      body: bodyOf(init?.body),
      credentials: init?.credentials,
    };
    requests.push(request);
    return answer(request);
  };
  return { fetch, requests };
}

function bodyOf(body: RequestInit['body']): unknown {
  if (body instanceof URLSearchParams) return String(body);
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}

/** Creates a JSON response with the status of its body. */
export function json(body: object, init?: ResponseInit): Response {
  const status = 'status' in body && typeof body.status === 'number' ? body.status : 200;
  return Response.json(body, { status, ...init });
}
