/** Exports spans to a collector by OTLP over HTTP. The only file that uses OpenTelemetry; load it with `import()`: it is large. */
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Config } from '../config.ts';
import { patinaVersion } from '../version.ts';
import { inTime } from './in-time.ts';
import type { Exporter, Span } from './spans.ts';

/** Interval at which spans are sent in batches. */
const sendEveryMs = 2000;
/** Limit for one attempt to send. */
const timeoutMs = 5000;
/** Limit for sending the last spans, so that a collector does not delay a shutdown. */
const closeMs = 3000;

/** @param failed called for each failed attempt to send */
export function openExporter({ url, share }: NonNullable<Config['traces']>, failed: () => void): Exporter {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'patina', 'service.version': patinaVersion }),
    // The caller may have decided already whether its trace is sampled.
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: reporting(new OTLPTraceExporter({ url, timeoutMillis: timeoutMs }), failed),
        scheduledDelayMillis: sendEveryMs,
      }),
    ],
  });
  const tracer = provider.getTracer('patina', patinaVersion);

  function spanIn(context: Context, kind: SpanKind, name: string, attributes: Attributes): Span {
    const span = tracer.startSpan(name, { kind, attributes }, context);
    const inside = trace.setSpan(context, span);
    return {
      traceId: span.spanContext().traceId,
      child: (childName, attributes) => spanIn(inside, SpanKind.CLIENT, childName, attributes as Attributes),
      note: (event, attributes) => void span.addEvent(event, attributes as Attributes),
      end(attributes, isFailed) {
        span.setAttributes(attributes as Attributes);
        if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  return {
    begin: (name, attributes, traceparent) =>
      spanIn(contextOf(traceparent), SpanKind.SERVER, name, attributes as Attributes),
    close: () => inTime(provider.shutdown(), closeMs).catch(failed),
  };
}

/** Parses W3C's `traceparent`: version, trace id, id of the calling span, flags. */
function contextOf(traceparent: string | null): Context {
  const [, traceId, spanId, flags] =
    /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    ...{ traceId, spanId, isRemote: true },
    traceFlags: Number.parseInt(flags, 16) & 1,
  });
}

function reporting(exporter: SpanExporter, failed: () => void): SpanExporter {
  return {
    export: (spans: ReadableSpan[], done) =>
      exporter.export(spans, (result) => {
        if (result.code !== 0) failed();
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
