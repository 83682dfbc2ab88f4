import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { OpenStep, TraceStep, Tracing } from '../../ports/tracing.ts';

const kinds: Readonly<Record<TraceStep['kind'], SpanKind>> = {
  tap: SpanKind.CLIENT,
  request: SpanKind.SERVER,
  'use-case': SpanKind.INTERNAL,
  statement: SpanKind.CLIENT,
  provider: SpanKind.CLIENT,
  job: SpanKind.CONSUMER,
};

/** As in W3C Trace Context, version 00: trace, parent and flags, in lower-case hexadecimal digits. */
const traceparentForm = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * Traces over OTLP. Sent in batches in the background: a collector that is away delays nothing, and what it misses is lost.
 * Spans carry the kind, the name and the answer of a step. Errors are not recorded, because their words may quote what was sent.
 */
export function createOtlpTracing(collectorUrl: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${collectorUrl}/v1/traces`, timeoutMillis: 5_000 });
  const provider = new TracerProvider({
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  });
  const tracer = provider.getTracer('luwag');
  const underWay = new AsyncLocalStorage<Context>();
  const start = ({ kind, name }: TraceStep, parent: Context, startTime?: number): Span =>
    tracer.startSpan(
      name,
      {
        kind: kinds[kind],
        attributes: { 'luwag.step': kind },
        ...(startTime === undefined ? {} : { startTime }),
      },
      parent,
    );
  const opened = (span: Span, parent: Context): OpenStep => {
    const inside = trace.setSpan(parent, span);
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      run: (work) => underWay.run(inside, work),
      end: ({ hasFailed, answer }) => {
        if (answer !== undefined) span.setAttribute('luwag.answer', answer);
        if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    };
  };
  return {
    begin: (step, { traceparent, startedMsAgo = 0 } = {}) => {
      const parent = parentOf(traceparent, underWay.getStore());
      const startTime = performance.timeOrigin + performance.now() - startedMsAgo;
      return opened(start(step, parent, startTime), parent);
    },
    step: async (step, work, answerOf) => {
      const parent = underWay.getStore();
      if (parent === undefined) return work();
      const one = opened(start(step, parent), parent);
      try {
        const value = await one.run(work);
        one.end({ hasFailed: false, ...(answerOf === undefined ? {} : { answer: answerOf(value) }) });
        return value;
      } catch (error) {
        one.end({ hasFailed: true });
        throw error;
      }
    },
    traceId: () => {
      const context = underWay.getStore();
      return context === undefined ? null : (trace.getSpanContext(context)?.traceId ?? null);
    },
    stop: () => provider.shutdown(),
  };
}

function parentOf(traceparent: string | undefined, current: Context | undefined): Context {
  const [, traceId, spanId, flags] = traceparentForm.exec(traceparent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return current ?? ROOT_CONTEXT;
  // Sampling is this server's choice: a caller can neither switch traces off nor have more of them kept.
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: 1, isRemote: true });
}
