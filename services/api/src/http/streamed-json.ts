import type { HonoContext } from './environment.ts';

/**
 * Streams JSON without holding the whole text in memory. An error while reading closes the
 * connection, so the client receives a truncated response.
 */
export function sendStreamed(c: HonoContext, pieces: AsyncIterable<string>): Response {
  const encoder = new TextEncoder();
  const reader = pieces[Symbol.asyncIterator]();
  const stream = new ReadableStream<Uint8Array>({
    // The stream calls `pull` only as fast as the client reads.
    pull: async (controller) => {
      const { done, value } = await reader.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await reader.return?.()),
  });
  return c.body(stream, 200, { 'content-type': 'application/json' });
}
