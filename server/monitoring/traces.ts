/**
 * Traces for a collector of OpenTelemetry, where the operator names one: of each request, the statements and commands in it.
 * The library is loaded then only, so that whoever names none pays nothing. Spans hold words that are known beforehand: a
 * pattern of an address, a status, a statement without values, the name of a command. Nothing that a person is, has or has
 * typed becomes part of one.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { atEnd } from '../common/at-end.ts';
import { type CommandTrace, traceCommands } from '../common/commands.ts';
import type { Config } from '../config.ts';
import { traceQueries } from '../db/observed.ts';
import { requestIdHeader } from './request-id.ts';
import { withoutConstants } from './slow-queries.ts';
import type { Exporter, Span, Words } from './spans.ts';

export interface Traces {
  /** Before any route, behind the request's id. */
  watchRequests(app: FastifyInstance, config: Pick<Config, 'trustProxy'>): void;
}

/** null: nobody wants any. Before the database is opened. */
export async function openTraces({ traces }: Pick<Config, 'traces'>): Promise<Traces | null> {
  if (!traces) return null;
  const { openExporter } = await import('./open-telemetry.ts');
  const report = { failed: () => undefined as void };
  return tracesTo(
    openExporter(traces, () => report.failed()),
    (told) => (report.failed = told),
  );
}

/** Failing to send is told so often at most. */
const tellEveryMs = 60_000;

/** @param onFailed has somebody told of each failure */
function tracesTo(exporter: Exporter, onFailed: (told: () => void) => void): Traces {
  const current = new AsyncLocalStorage<Span>();
  const stopQueries = traceQueries((statement) => {
    const span = current.getStore()?.child(nameOfStatement(statement), {
      'db.system.name': 'postgresql',
      'db.query.text': withoutConstants(statement),
    });
    return (failed) => span?.end({}, failed);
  });
  const stopCommands = traceCommands((trace) => current.getStore()?.note(trace.command, wordsOf(trace)));

  return {
    watchRequests(app, { trustProxy }) {
      let toldAt = -Infinity;
      onFailed(() => {
        if (performance.now() - toldAt < tellEveryMs) return;
        toldAt = performance.now();
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
          // A stranger's own would put them into whatever trace they choose.
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
      // Whoever reads a body goes on where the connection was, and not where the request was.
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

/** A stream is named after what it is about, and whom: the first word says what. */
const wordsOf = ({ stream, facts, refused }: CommandTrace): Words => ({
  'patina.noun': stream.split('/', 1)[0]!,
  'patina.facts': facts,
  ...(refused === null ? {} : { 'patina.refused': refused }),
});
