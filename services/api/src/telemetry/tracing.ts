import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TraceConfig } from '../config/config.ts';
import type { LogEntry } from '../log/log.ts';
import { verbOf, type WatchedQuery, watchQueries } from '../store/sql/watched-queries.ts';

/** Sends the duration of requests and their statements to an OTLP receiver, without any content. */
export interface Tracing {
  /** Runs the work of a request in a new span. */
  inSpan<T>(work: () => Promise<T>): Promise<T>;
  /** Adds the properties of the request to its span. */
  nameRequest(entry: LogEntry): void;
  /** Sends the remaining spans. */
  stop(): Promise<void>;
}

/** Timeout of the receiver in milliseconds. It also limits the delay at shutdown. */
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
    // Trace no statements outside of requests, such as those of the outbox worker each second.
    if (request) addQuery(request, query);
  });
  function addQuery(request: Span, { sql, ms, isFailed }: WatchedQuery) {
    const ended = performance.timeOrigin + performance.now();
    const span = tracer.startSpan(
      verbOf(sql) ?? 'query',
      // The statement has placeholders instead of values.
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
        // The log and `x-request-id` contain this id too.
        'preventivo.request_id': request,
      });
      if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    },
    stop: async () => {
      unwatch();
      // An unavailable receiver must not prevent the shutdown.
      await provider.shutdown().catch(() => {});
    },
  };
}
