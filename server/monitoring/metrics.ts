/**
 * The metrics for Prometheus. Labels come from a small, fixed set of values: a route pattern, a kind, a status. No personal
 * data and nothing that a person typed becomes a label.
 */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Budget } from '../budget/refusals.ts';
import type { QueryTime } from '../db/observed.ts';
import type { InstallationFigures } from './installation-figures.ts';
import { inTime } from './in-time.ts';

export interface AnsweredRequest {
  readonly method: string;
  /** The router's pattern; null: no route matched. */
  readonly route: string | null;
  readonly status: number;
  readonly seconds: number;
}

export interface Metrics {
  readonly contentType: string;
  noteRequest(request: AnsweredRequest): void;
  /** @param change 1 when one begins, -1 when it ends */
  noteOpen(kind: 'request' | 'stream', change: 1 | -1): void;
  /** `limit`: an allowance that is stored in the database. */
  noteRefusal(budget: Budget | 'limit'): void;
  noteQuery(time: QueryTime): void;
  /** All metrics, in Prometheus's text format. */
  read(): Promise<string>;
}

/** Of the HTTP parser's 34 methods only these are answered; the others share one label. */
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const statements: ReadonlySet<string> = new Set(['select', 'insert', 'update', 'delete', 'with']);

const requestBuckets = [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 10, 60];
/** Limit for figures from the database, which may not answer at all. */
const figuresTimeoutMs = 2000;
const queryBuckets = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

export interface MetricsOptions {
  /** Includes metrics of the process: memory, event loop, garbage collection. Their observers run until the process ends. */
  readonly ofProcess: boolean;
  /** Resolves with null while there is no database to ask. */
  readonly installation: () => Promise<InstallationFigures | null>;
}

export function openMetrics({ ofProcess, installation }: MetricsOptions): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'patina_http_request_duration_seconds',
    help: 'Requests by pattern of address, method and status; 499: the client has gone',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  });
  const open = new Gauge({
    name: 'patina_http_requests_open',
    help: 'Requests that are being answered; streams stay open until the page is left',
    labelNames: ['kind'],
    registers,
  });
  const refused = new Counter({
    name: 'patina_requests_refused_total',
    help: 'Requests refused, by the budget that was used up',
    labelNames: ['budget'],
    registers,
  });
  const queries = new Histogram({
    name: 'patina_database_query_duration_seconds',
    help: 'Statements sent to the database, with the time that they waited for it',
    labelNames: ['statement', 'outcome'],
    buckets: queryBuckets,
    registers,
  });
  addInstallation(registry, () => inTime(installation(), figuresTimeoutMs).catch(() => null));

  return {
    contentType: registry.contentType,
    noteRequest({ method, route, status, seconds }) {
      const labels = { method: methods.has(method) ? method : 'other', route: route ?? 'none', status };
      requests.observe(labels, seconds);
    },
    noteOpen: (kind, change) => open.inc({ kind }, change),
    noteRefusal: (budget) => refused.inc({ budget }),
    noteQuery({ statement, ms, failed }) {
      const word = /^\s*([a-z]+)/i.exec(statement.slice(0, 40))?.[1]?.toLowerCase() ?? '';
      const labels = { statement: statements.has(word) ? word : 'other', outcome: failed ? 'failed' : 'ok' };
      queries.observe(labels, ms / 1000);
    },
    read: () => registry.metrics(),
  };
}

/** Figures of the whole installation are the same from every process: aggregate them by maximum, never by sum. */
function addInstallation(registry: Registry, figures: () => Promise<InstallationFigures | null>): void {
  const registers = [registry];
  const ofAll = (name: string, help: string, valueOf: (figures: InstallationFigures) => number) =>
    new Gauge({
      name: `patina_${name}`,
      help: `${help}, of the whole installation`,
      registers,
      async collect() {
        // While the database is unavailable, the other metrics must still be readable.
        const counted = await figures();
        this.set(counted ? valueOf(counted) : NaN);
      },
    });
  ofAll('sessions', 'Devices that are signed in', ({ sessions }) => sessions);
  ofAll('stored_bytes', 'Bytes of files', ({ storedBytes }) => storedBytes);
  ofAll('media_files', 'Photos, films and sounds', ({ media }) => media);
  ofAll('uploads_open', 'Uploads that are not complete', ({ openUploads }) => openUploads);
  const jobs = new Gauge({
    name: 'patina_queue_jobs',
    help: 'Work in a queue by state, of the whole installation',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      const counted = await figures();
      jobs.reset();
      for (const { name, waiting, active, failed } of counted?.queues ?? []) {
        for (const [state, count] of Object.entries({ waiting, active, failed }))
          jobs.set({ queue: name, state }, count);
      }
    },
  });
  const oldest = new Gauge({
    name: 'patina_queue_oldest_seconds',
    help: 'How long the oldest work has waited, of the whole installation',
    labelNames: ['queue'],
    registers,
    async collect() {
      const counted = await figures();
      oldest.reset();
      for (const { name, oldestSeconds } of counted?.queues ?? []) oldest.set({ queue: name }, oldestSeconds);
    },
  });
}
