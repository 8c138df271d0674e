import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TraceConfig } from '../config/config.ts';
import type { LogEntry } from '../log/log.ts';
import { verbOf, type WatchedQuery, watchQueries } from '../store/sql/watched-queries.ts';

/** Tells an OTLP receiver how long requests took, and the statements in them; nothing of what was sent. */
export interface Tracing {
  /** Does what a request asks for, in a span of its own. */
  inSpan<T>(work: () => Promise<T>): Promise<T>;
  /** Says what the request was that is being answered. */
  nameRequest(entry: LogEntry): void;
  /** Sends what was not sent yet. */
  stop(): Promise<void>;
}

/** How long a receiver may take, in milliseconds: a server that stops waits no longer for it. */
const patience = 2_000;

export function startTracing({ url, headers, service }: TraceConfig, build: string): Tracing {
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: patience });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': build }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('preventivo');
  const underWay = new AsyncLocalStorage<Span>();

  const unwatch = watchQueries((query) => {
    const request = underWay.getStore();
    // What nobody asked for, as the look for deliveries each second, is in the metrics.
    if (request) addQuery(request, query);
  });
  function addQuery(request: Span, { sql, ms, isFailed }: WatchedQuery) {
    const ended = performance.timeOrigin + performance.now();
    const span = tracer.startSpan(
      verbOf(sql) ?? 'query',
      // Its values are not in it.
      { kind: SpanKind.CLIENT, startTime: ended - ms, attributes: { 'db.query.text': sql } },
      trace.setSpan(ROOT_CONTEXT, request),
    );
    if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(ended);
  }

  return {
    inSpan: async (work) => {
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, ROOT_CONTEXT);
      try {
        return await underWay.run(span, work);
      } finally {
        span.end();
      }
    },
    nameRequest: ({ method, route, status, request }) => {
      const span = underWay.getStore();
      span?.updateName(`${method} ${route}`).setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        // Stands in the log and in `x-request-id`.
        'preventivo.request_id': request,
      });
      if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    },
    stop: async () => {
      unwatch();
      // A receiver that is away keeps no server from ending.
      await provider.shutdown().catch(() => {});
    },
  };
}
