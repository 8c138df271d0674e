import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './client.ts';
import { memoryToken } from './memory-token.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates a client whose back end never responds. `signals` contains the abort signals of its calls. */
function waiting(options: { readonly timeLimitMs?: number } = {}) {
  const signals: (AbortSignal | null | undefined)[] = [];
  const fetch: typeof globalThis.fetch = (_, init) => {
    signals.push(init?.signal);
    return new Promise(() => undefined);
  };
  return {
    client: createClient({ line: 'travel', fetch, token: memoryToken(), ...options }),
    signals,
  };
}

describe('a call without a response', () => {
  it('a call times out after 20 seconds', async () => {
    const { client, signals } = waiting();
    const result = client.enums('sport');
    await vi.advanceTimersByTimeAsync(19_999);
    expect(signals[0]?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toEqual({ ok: false, kind: 'network', code: 'TIMEOUT' });
    expect(signals[0]?.aborted).toBe(true);
  });

  it('a call times out after the timeout that the host sets', async () => {
    const { client } = waiting({ timeLimitMs: 500 });
    const result = client.save(2, {});
    await vi.advanceTimersByTimeAsync(500);
    expect(await result).toMatchObject({ kind: 'network', code: 'TIMEOUT' });
  });

  it('a call times out when the body of its response never ends', async () => {
    const endless = new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([91])) });
    const fetch = async () => new Response(endless);
    const client = createClient({ line: 'travel', fetch, token: memoryToken() });
    const result = client.enums('sport');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await result).toMatchObject({ kind: 'network', code: 'TIMEOUT' });
  });

  it('a call ends when the caller aborts, which also aborts the request', async () => {
    const { client, signals } = waiting();
    const caller = new AbortController();
    const result = client.municipalities(
      { nome: 'mil', isResidenza: true },
      { signal: caller.signal },
    );
    caller.abort();
    expect(await result).toEqual({ ok: false, kind: 'network', code: 'ABORTED' });
    expect(signals[0]?.aborted).toBe(true);
  });

  it('a call is not sent when its signal is already aborted', async () => {
    const { client, signals } = waiting();
    expect(await client.enums('sport', { signal: AbortSignal.abort() })).toMatchObject({
      code: 'ABORTED',
    });
    expect(signals).toEqual([]);
  });
});

it('a call leaves no timer running after its response', async () => {
  const fetch = async () => Response.json([]);
  const client = createClient({ line: 'travel', fetch, token: memoryToken() });
  await client.enums('sport');
  expect(vi.getTimerCount()).toBe(0);
});

it('a client without its own fetch uses the global fetch at the time of each call', async () => {
  const client = createClient({ line: 'travel', token: memoryToken() });
  vi.stubGlobal('fetch', async function (this: unknown) {
    // A browser throws when `fetch` is called as a method of any object but the window.
    expect(this === undefined || this === globalThis).toBe(true);
    return Response.json([{ id: 'a' }]);
  });
  expect(await client.enums('sport')).toMatchObject({ ok: true });
  vi.unstubAllGlobals();
});
