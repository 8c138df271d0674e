import type { Failed } from './result.ts';

/** What a server answered, before anybody has judged it. */
export interface Answer {
  readonly status: number;
  /** The header `x-token`. */
  readonly token: string | null;
  /** The body; undefined where it is empty or no JSON. */
  readonly body: unknown;
}

/** One request and how long it may take. */
export interface Request {
  readonly fetch: typeof fetch;
  readonly address: string;
  readonly init: RequestInit;
  readonly timeLimitMs: number;
  /** Gives the call up. */
  readonly signal: AbortSignal | undefined;
}

/** Asks once. The limit holds for the whole answer, and also for a `fetch` that ignores its signal. */
export async function send(request: Request): Promise<Answer | Failed> {
  const { signal, timeLimitMs } = request;
  if (signal?.aborted) return noAnswer('ABORTED');
  const stop = new AbortController();
  const abort = () => stop.abort('ABORTED');
  const clock = setTimeout(() => stop.abort('TIMEOUT'), timeLimitMs);
  signal?.addEventListener('abort', abort);
  const stopped = new Promise<Failed>((resolve) => {
    stop.signal.addEventListener('abort', () => resolve(noAnswer(String(stop.signal.reason))));
  });
  try {
    return await Promise.race([stopped, attempt(request, stop.signal)]);
  } finally {
    clearTimeout(clock);
    signal?.removeEventListener('abort', abort);
  }
}

export const isFailed = (came: Answer | Failed): came is Failed => 'ok' in came;

// A browser's `fetch` must not be called as a method of something else.
async function attempt(
  { fetch, address, init }: Request,
  signal: AbortSignal,
): Promise<Answer | Failed> {
  try {
    const response = await fetch(address, { ...init, signal });
    const { status, headers } = response;
    return { status, token: headers.get('x-token'), body: parsed(await response.text()) };
  } catch {
    return noAnswer('NETWORK');
  }
}

/** A proxy answers with a page of its own: that is no body. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const noAnswer = (code: string): Failed => ({ ok: false, kind: 'network', code });
