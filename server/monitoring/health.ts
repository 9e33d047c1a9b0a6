/**
 * Health checks for load balancers and supervisors: `/livez` says whether the process is alive, `/readyz` whether it should
 * receive traffic, `/healthz` whether it can reach its data. All are public. Which check of `/readyz` fails is shown only
 * to readers of the metrics (metrics-access.ts) and to admins; no answer names a place, version or person.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StorageWatch } from '../storage-watch.ts';
import { unavailabilityOf } from '../unavailable.ts';
import { inTime } from './in-time.ts';

export interface HealthParts {
  /** Resolves when the database answers. */
  readonly ping: () => Promise<unknown>;
  /** How many of this release's migrations the database lacks. */
  readonly missingMigrations: () => Promise<number>;
  readonly storage: StorageWatch | undefined;
  /** The problem with the bucket, or null. */
  readonly filesProblem: () => unknown;
  readonly isDraining: () => boolean;
  /** Whether the response may say which check fails. */
  readonly maySeeChecks: (request: FastifyRequest) => boolean;
}

/** The checks of readiness. */
export interface Checks {
  /** `stopping`: the process is shutting down and should get no more traffic. */
  readonly process: 'ok' | 'stopping';
  readonly database: 'ok' | 'no-answer';
  /** `unknown`: the database did not answer. */
  readonly migrations: 'ok' | 'missing' | 'unknown';
  readonly storage: 'ok' | 'disk-full' | 'data-gone';
  /** Does not affect readiness: every process uses the same bucket. */
  readonly files: 'ok' | 'unavailable';
}

export interface Readiness {
  readonly ready: boolean;
  readonly checks: Checks;
}

const healthTimeoutMs = 5000;
/** Short, since a load balancer asks every few seconds and can use another process meanwhile. */
const readyTimeoutMs = 2000;
/** Requests within this time share one answer, so that many of them cost one check. */
const readyKeptMs = 1000;

export interface ReadinessAnswer {
  readonly status: 200 | 503;
  readonly body: { readonly status: 'ok' | 'unavailable'; readonly checks?: Checks };
}

/** The response of `/readyz`. @param readiness null: there is no app yet */
export const readinessAnswer = (readiness: Readiness | null, withChecks: boolean): ReadinessAnswer => ({
  status: readiness?.ready ? 200 : 503,
  body: {
    status: readiness?.ready ? 'ok' : 'unavailable',
    ...(withChecks && readiness ? { checks: readiness.checks } : {}),
  },
});

export async function readinessOf(parts: Omit<HealthParts, 'maySeeChecks'>): Promise<Readiness> {
  const [answers, missing, storageProblem] = await Promise.all([
    inTime(parts.ping(), readyTimeoutMs).then(
      () => true,
      () => false,
    ),
    inTime(parts.missingMigrations(), readyTimeoutMs).catch(() => null),
    parts.storage?.check(),
  ]);
  const checks: Checks = {
    process: parts.isDraining() ? 'stopping' : 'ok',
    database: answers ? 'ok' : 'no-answer',
    migrations: missing === null ? 'unknown' : missing > 0 ? 'missing' : 'ok',
    storage: !storageProblem ? 'ok' : storageProblem.kind === 'gone' ? 'data-gone' : 'disk-full',
    files: parts.filesProblem() === null ? 'ok' : 'unavailable',
  };
  const { files: _, ...needed } = checks;
  return { ready: Object.values(needed).every((check) => check === 'ok'), checks };
}

export function addHealth(app: FastifyInstance, parts: HealthParts): void {
  const { ping, storage, filesProblem } = parts;
  let last: { readonly at: number; readonly answer: Promise<Readiness> } | null = null;
  const readiness = () => {
    const isFresh = last !== null && performance.now() - last.at < readyKeptMs;
    // A process that is stopping must say so at once, not a second later.
    if (!last || !isFresh || parts.isDraining()) last = { at: performance.now(), answer: readinessOf(parts) };
    return last.answer;
  };

  app.get('/livez', async () => ({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    const { status, body } = readinessAnswer(await readiness(), parts.maySeeChecks(request));
    return reply.code(status).send(body);
  });

  app.get('/healthz', async (request, reply) => {
    const problem = await storage?.check();
    if (problem) {
      const { reason, message } = unavailabilityOf(problem)!;
      return reply.code(503).send({ status: 'unavailable', reason, message });
    }
    try {
      await inTime(ping(), healthTimeoutMs);
      // Stays 200: every process uses the same bucket, so taking them all out of service would not help.
      return { status: 'ok', ...(filesProblem() === null ? {} : { files: 'unavailable' }) };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}
