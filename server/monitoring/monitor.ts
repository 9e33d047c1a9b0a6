/**
 * Collects what operators need to know about a process: metrics for Prometheus, the last hour for the status page, slow
 * statements for the log. No function of the product depends on it.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { budgetOf } from '../budget/refusals.ts';
import { atEnd } from '../common/at-end.ts';
import type { Config } from '../config.ts';
import type { OnQuery, QueryTime } from '../db/observed.ts';
import type { InstallationFigures } from './installation-figures.ts';
import type { Readiness } from './health.ts';
import { type LastHour, openLastHour } from './last-hour.ts';
import { type Metrics, openMetrics } from './metrics.ts';
import { slowQueries } from './slow-queries.ts';

export interface Monitor {
  readonly metrics: Metrics;
  readonly lastHour: LastHour;
  /** null before there is a database. */
  readonly installation: () => Promise<InstallationFigures | null>;
  /** null before there is an app. */
  readonly readiness: () => Promise<Readiness | null>;
  /** For the database, which is opened before anything else. */
  readonly onQuery: OnQuery;
  /** From then on the figures of the installation are included. */
  watchInstallation(figures: () => Promise<InstallationFigures>): void;
  watchReadiness(check: () => Promise<Readiness>): void;
  /** Call it before any route is added. */
  watchRequests(app: FastifyInstance): void;
}

/** nginx's status for a client that closed the connection. */
const clientGone = 499;

/** @param ofProcess see metrics.ts */
export function openMonitor({ slowQueryMs }: Pick<Config, 'slowQueryMs'>, ofProcess = false): Monitor {
  let figures: (() => Promise<InstallationFigures>) | null = null;
  let checkReadiness: (() => Promise<Readiness>) | null = null;
  let reportSlow: (query: QueryTime) => void = () => undefined;
  const installation = async () => (await figures?.()) ?? null;
  const metrics = openMetrics({ ofProcess, installation });
  const lastHour = openLastHour();
  const noteSlow = slowQueries(slowQueryMs, (query) => reportSlow(query));

  return {
    metrics,
    lastHour,
    installation,
    readiness: async () => (await checkReadiness?.()) ?? null,
    onQuery(time) {
      metrics.noteQuery(time);
      noteSlow(time);
    },
    watchInstallation(counted) {
      figures = counted;
    },
    watchReadiness(check) {
      checkReadiness = check;
    },
    watchRequests(app) {
      reportSlow = (query) => app.log.warn(query, 'slow query');
      const refused = new WeakSet<FastifyRequest>();
      app.addHook('onError', async (request, _reply, error) => {
        const budget = budgetOf(error);
        if (!budget) return;
        refused.add(request);
        metrics.noteRefusal(budget);
      });
      app.addHook('onRequest', async (request, reply) => {
        const kind = request.routeOptions.config.budget?.turns === 'streams' ? 'stream' : 'request';
        metrics.noteOpen(kind, 1);
        atEnd(reply, () => {
          metrics.noteOpen(kind, -1);
          const { method, id } = request;
          const route = request.routeOptions.url ?? null;
          const status = reply.raw.writableEnded ? reply.raw.statusCode : clientGone;
          // Not measured for a stream, which stays open as long as its page.
          const seconds = kind === 'stream' ? 0 : reply.elapsedTime / 1000;
          metrics.noteRequest({ method, route, status, seconds });
          const isRefused = refused.has(request) || status === 429;
          if (isRefused && !refused.has(request)) metrics.noteRefusal('limit');
          if (isRefused) lastHour.note('refused');
          else if (status < 500) lastHour.note('answered');
          else {
            lastHour.note('failed');
            lastHour.noteFailure({ method, route: route ?? 'none', status, reference: id });
          }
        });
      });
    },
  };
}
