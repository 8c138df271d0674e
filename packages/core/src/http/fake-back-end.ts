/** What a test's back end was asked. */
export interface RecordedRequest {
  readonly address: string;
  readonly method: string | undefined;
  readonly headers: Headers;
  /** Parsed; of a form the text, as it is encoded; undefined for a GET. */
  readonly body: unknown;
  readonly credentials: string | undefined;
}

/** A back end for tests: answers each call with a real `Response`, and remembers what it was asked. */
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

/** A JSON answer whose HTTP status is that of its body. */
export function json(body: object, init?: ResponseInit): Response {
  const status = 'status' in body && typeof body.status === 'number' ? body.status : 200;
  return Response.json(body, { status, ...init });
}
