/**
 * Traces each request with its statements and commands, for an OpenTelemetry collector if the operator configures one. The
 * library is loaded only then, so that it costs nothing otherwise. Spans contain only a method, a route pattern, a status, the
 * request id, statements without values, and names of commands, nouns, facts and refusals: nothing personal or typed.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { atEnd } from '../common/at-end.ts';
import { type CommandTrace, traceCommands } from '../common/commands.ts';
import type { Config } from '../config.ts';
import { traceQueries } from '../db/observed.ts';
import { requestIdHeader } from './request-id.ts';
import { withoutConstants } from './slow-queries.ts';
import type { Exporter, Span, SpanAttributes } from './spans.ts';

export interface Traces {
  /** Call it before any route is added and after addRequestId. */
  watchRequests(app: FastifyInstance, config: Pick<Config, 'trustProxy'>): void;
}

/** Call it before the database is opened. @returns null: traces are not configured */
export async function openTraces({ traces }: Pick<Config, 'traces'>): Promise<Traces | null> {
  if (!traces) return null;
  const { openExporter } = await import('./open-telemetry.ts');
  const report = { failed: () => undefined as void };
  return tracesTo(
    openExporter(traces, () => report.failed()),
    (listener) => (report.failed = listener),
  );
}

/** Failures to send are logged this often at most. */
const warnEveryMs = 60_000;

/** @param onFailed sets the listener that is called for each failure to send */
function tracesTo(exporter: Exporter, onFailed: (listener: () => void) => void): Traces {
  const current = new AsyncLocalStorage<Span>();
  const stopQueries = traceQueries((statement) => {
    const span = current.getStore()?.child(nameOfStatement(statement), {
      'db.system.name': 'postgresql',
      'db.query.text': withoutConstants(statement),
    });
    return (failed) => span?.end({}, failed);
  });
  const stopCommands = traceCommands((trace) => current.getStore()?.note(trace.command, attributesOf(trace)));

  return {
    watchRequests(app, { trustProxy }) {
      let warnedAt = -Infinity;
      onFailed(() => {
        if (performance.now() - warnedAt < warnEveryMs) return;
        warnedAt = performance.now();
        app.log.warn('traces cannot be delivered');
      });
      const spans = new WeakMap<object, Span>();
      app.addHook('onRequest', (request, reply, done) => {
        const { method, id, headers } = request;
        const route = request.routeOptions.url ?? null;
        const sent = headers.traceparent;
        const span = exporter.begin(
          route === null ? method : `${method} ${route}`,
          {
            'http.request.method': method,
            ...(route === null ? {} : { 'http.route': route }),
            [`http.response.header.${requestIdHeader}`]: [id],
          },
          // An untrusted `traceparent` would let strangers add spans to any trace.
          trustProxy !== false && typeof sent === 'string' ? sent : null,
        );
        spans.set(request, span);
        request.log = reply.log = request.log.child({ traceId: span.traceId });
        atEnd(reply, () => {
          const status = reply.raw.statusCode;
          span.end({ 'http.response.status_code': status }, status >= 500);
        });
        current.run(span, done);
      });
      // After the body is read, the asynchronous context is that of the connection; this restores the request's.
      app.addHook('preValidation', (request, _reply, done) => current.run(spans.get(request)!, done));
      app.addHook('onClose', async () => {
        stopQueries();
        stopCommands();
        await exporter.close();
      });
    },
  };
}

const nameOfStatement = (statement: string) =>
  /^\s*([a-z]+)/i.exec(statement.slice(0, 40))?.[1]?.toLowerCase() ?? 'statement';

/** A stream's name is its noun and then an id, which may identify a person: only the noun is used. */
const attributesOf = ({ stream, facts, refused }: CommandTrace): SpanAttributes => ({
  'patina.noun': stream.split('/', 1)[0]!,
  'patina.facts': facts,
  ...(refused === null ? {} : { 'patina.refused': refused }),
});
