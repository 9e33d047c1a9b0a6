/**
 * What balancers and supervisors ask, each with its own question: `/livez` whether the process is alive, `/readyz` whether
 * it should be sent people, `/healthz` whether it can reach its data. Everybody may ask. Which check of `/readyz` fails is for
 * whoever may read the figures (metrics-access.ts) and for admins; no answer names a place, version or person.
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
  /** What is wrong with the bucket, or null. */
  readonly filesProblem: () => unknown;
  readonly isDraining: () => boolean;
  /** Whether somebody is told which check fails. */
  readonly maySeeChecks: (request: FastifyRequest) => boolean;
}

/** What is looked at before people are sent here. */
export interface Checks {
  /** `stopping`: told to end, and no longer to be chosen. */
  readonly process: 'ok' | 'stopping';
  readonly database: 'ok' | 'no-answer';
  /** `unknown`: the database did not say. */
  readonly migrations: 'ok' | 'missing' | 'unknown';
  readonly storage: 'ok' | 'disk-full' | 'data-gone';
  /** Nobody is kept away for it: every process misses the same bucket. */
  readonly files: 'ok' | 'unavailable';
}

export interface Readiness {
  readonly ready: boolean;
  readonly checks: Checks;
}

const healthTimeoutMs = 5000;
/** A balancer asks every few seconds, and chooses somebody else meanwhile. */
const readyTimeoutMs = 2000;
/** Whoever asks meanwhile gets the same answer, so that many questions cost one. */
const readyKeptMs = 1000;

export interface ReadinessAnswer {
  readonly status: 200 | 503;
  readonly body: { readonly status: 'ok' | 'unavailable'; readonly checks?: Checks };
}

/** @param readiness null: there is no app yet */
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
    // A process that ends is not chosen for a second longer.
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
      // Every process misses the same bucket: a proxy that took them all away would help nobody.
      return { status: 'ok', ...(filesProblem() === null ? {} : { files: 'unavailable' }) };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}
