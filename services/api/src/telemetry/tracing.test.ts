import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { startServer } from '../process/start-server.ts';
import { requestFromNow } from '../testing/giulia.ts';
import { data } from '../testing/test-api.ts';

const folder = mkdtempSync(join(tmpdir(), 'preventivo-traces-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: unknown }[];
}

/** Starts a trace receiver that records its requests. */
async function receiver() {
  const taken: {
    readonly path?: string | undefined;
    readonly key: unknown;
    readonly body: string;
  }[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    taken.push({ path: request.url, key: request.headers['api-key'], body });
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  const spans = (): readonly Span[] =>
    taken.flatMap(({ body }) =>
      JSON.parse(body).resourceSpans.flatMap(
        ({ scopeSpans }: { scopeSpans: { spans: Span[] }[] }) =>
          scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
  return { url: `http://127.0.0.1:${port}`, taken, spans, close: () => server.close() };
}

async function serveOne(env: Readonly<Record<string, string>>) {
  const server = await startServer({
    env: { PORT: '0', DATA_DIR: folder, ...env },
    data,
    log: () => {},
  });
  const answer = await fetch(`${server.address}/api/travel/submit?email=giulia.ferri@example.it`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'giulia-1' },
    body: JSON.stringify(requestFromNow()),
  });
  await server.stop();
  return answer;
}

it('the server exports a span for the request and for each of its statements, without personal data', async () => {
  const otlp = await receiver();
  const answer = await serveOne({
    OTEL_EXPORTER_OTLP_ENDPOINT: otlp.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=chiave',
  });
  otlp.close();
  expect(answer.status).toBe(200);
  expect(otlp.taken[0]).toMatchObject({ path: '/v1/traces', key: 'chiave' });
  const [request] = otlp.spans().filter(({ name }) => name === 'POST /api/:line/submit');
  expect(request?.parentSpanId ?? '').toBe('');
  expect(request?.attributes).toContainEqual({
    key: 'preventivo.request_id',
    value: { stringValue: answer.headers.get('x-request-id') },
  });
  const inside = otlp.spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(inside.map(({ name }) => name)).toContain('insert');
  expect(new Set(inside.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]));
  const told = otlp.taken.map(({ body }) => body).join('\n');
  expect(told).not.toMatch(/Giulia|Ferri|giulia|example\.it|127\.0\.0\.1/);
});

it('the server serves and stops normally when the trace receiver is unavailable', async () => {
  const otlp = await receiver();
  otlp.close();
  expect((await serveOne({ OTEL_EXPORTER_OTLP_ENDPOINT: otlp.url })).status).toBe(200);
});

it('the server exports no traces when no trace receiver is configured', async () => {
  const otlp = await receiver();
  expect((await serveOne({ OTEL_SERVICE_NAME: 'quotes' })).status).toBe(200);
  otlp.close();
  expect(otlp.taken).toEqual([]);
});
