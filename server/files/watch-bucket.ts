/** Checks the bucket regularly, so that the operator learns of a failure from the log before users complain. */
import type { FastifyInstance } from 'fastify';
import { sweepRegularly, type Sweeping } from '../common/sweep-regularly.ts';
import { FilesUnavailable } from './files-unavailable.ts';

const usualEveryMs = 15_000;

/** @returns a function that returns the problem found by the last check; null: the bucket answered */
export function watchBucket(
  app: FastifyInstance,
  bucket: { check(): Promise<void> },
  everyMs = usualEveryMs,
): () => FilesUnavailable | null {
  let problem: FilesUnavailable | null = null;
  let watching: Sweeping | null = null;

  async function check(): Promise<void> {
    const before = problem;
    problem = await bucket.check().then(
      () => null,
      (error: unknown) => {
        if (error instanceof FilesUnavailable) return error;
        throw error;
      },
    );
    if (problem && problem.message !== before?.message) {
      app.log.error(
        `The bucket of FILES_URL cannot be used: ${problem.message}. Files are neither shown nor taken.`,
      );
    }
    if (!problem && before) app.log.warn('The bucket of FILES_URL answers again.');
  }

  app.addHook('onReady', async () => {
    watching = sweepRegularly(check, everyMs, (error) =>
      app.log.error({ err: error }, 'watching the bucket'),
    );
  });
  app.addHook('onClose', async () => watching?.stop());
  return () => problem;
}
