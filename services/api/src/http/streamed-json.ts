import type { HonoContext } from './environment.ts';

/** Answers with JSON as it is read, never whole in memory. Where reading fails half-way the connection ends, and with it the answer. */
export function sendStreamed(c: HonoContext, pieces: AsyncIterable<string>): Response {
  const encoder = new TextEncoder();
  const reader = pieces[Symbol.asyncIterator]();
  const stream = new ReadableStream<Uint8Array>({
    // Asked for as fast as the other side takes it.
    pull: async (controller) => {
      const { done, value } = await reader.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await reader.return?.()),
  });
  return c.body(stream, 200, { 'content-type': 'application/json' });
}
