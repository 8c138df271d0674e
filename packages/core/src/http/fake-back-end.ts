/** What a test's back end was asked. */
export interface RecordedRequest {
  readonly address: string;
  readonly method: string | undefined;
  readonly headers: Headers;
  /** Parsed; undefined for a GET. */
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
      headers: new Headers(init?.headers),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      credentials: init?.credentials,
    };
    requests.push(request);
    return answer(request);
  };
  return { fetch, requests };
}

/** A JSON answer whose HTTP status is that of its body. */
export function json(body: object, init?: ResponseInit): Response {
  const status = 'status' in body && typeof body.status === 'number' ? body.status : 200;
  return Response.json(body, { status, ...init });
}
