/**
 * Watches the folder that holds all data: a disk that fills up and a folder that vanishes are found before they harm anybody,
 * named for the operator, and answered with 503 (unavailable.ts). It knows the folder only, nothing of what is in it.
 */
import { constants, existsSync, statSync } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Sweeping, sweepRegularly } from './common/sweep-regularly.ts';
import { DataDirUnusable } from './db/errors.ts';
import { closeToOthers, makeFolder } from './files/folders.ts';

/**
 * Bytes that must be free for anything to be written: the embedded database takes a new segment of its log (16 MiB) in the
 * middle of a commit, and cannot go on without.
 */
export const neededBytes = 64 * 1024 * 1024;
const everyMs = 1000;

/** Nothing can be saved now. The message is for the operator. */
export class StorageUnusable extends Error {
  override readonly name = 'StorageUnusable';
  readonly kind: 'full' | 'gone';

  constructor(kind: StorageUnusable['kind'], dataDir: string) {
    super(
      kind === 'gone'
        ? `The data directory ${dataDir} is gone. Nothing is read or saved until it is back and Patina was started again.`
        : `The disk of the data directory ${dataDir} is full: less than ${neededBytes / 2 ** 20} MB are free. ` +
            'Nothing is saved until there is room again.',
    );
    this.kind = kind;
  }
}

export interface StorageWatch {
  /** As it was a moment ago; null when all is well. */
  problem(): StorageUnusable | null;
  /** Also finds a folder that vanished since. */
  problemNow(): StorageUnusable | null;
  /** Asks the disk. */
  check(): Promise<StorageUnusable | null>;
  /** Called once for each change, whoever found it. */
  onChange(report: (problem: StorageUnusable | null) => void): void;
}

/** @param dataDir must be there */
export function watchStorage(dataDir: string): StorageWatch {
  const { ino } = statSync(dataDir);
  const isGone = () => !existsSync(dataDir) || statSync(dataDir, { throwIfNoEntry: false })?.ino !== ino;
  let problem: StorageUnusable | null = null;
  let report: (problem: StorageUnusable | null) => void = () => undefined;
  const change = (to: StorageUnusable | null) => {
    problem = to;
    report(to);
  };

  const watch: StorageWatch = {
    problem: () => problem,
    problemNow() {
      // What is open in a folder that was removed stays removed, even if another one takes its place.
      if (problem?.kind !== 'gone' && isGone()) change(new StorageUnusable('gone', dataDir));
      return problem;
    },
    async check() {
      if (watch.problemNow()?.kind === 'gone') return problem;
      const isFull = await freeBytes(dataDir).then(
        (free) => free < neededBytes,
        () => false,
      );
      if (isFull !== (problem !== null)) change(isFull ? new StorageUnusable('full', dataDir) : null);
      return problem;
    },
    onChange(listener) {
      report = listener;
    },
  };
  return watch;
}

/**
 * Before anything is opened. Files are kept there also when the database is elsewhere.
 * @throws DataDirUnusable
 */
export async function checkStorage(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    for (const folder of ['', 'files', 'keys']) await closeToOthers(join(dataDir, folder));
    await access(dataDir, constants.W_OK | constants.X_OK);
    if ((await freeBytes(dataDir)) < neededBytes) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
  } catch (error) {
    throw new DataDirUnusable(dataDir, error);
  }
}

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Requests that only read, though they are sent as POST: Firestore's. */
const reading = /:(batchGet|runQuery|runAggregationQuery)(\?|$)/;
const isSafe = ({ method, url }: { method: string; url: string }) =>
  method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || reading.test(url);
const isHealth = ({ url }: { url: string }) => /^\/(health|live|ready)z$/.test(url);

/** Refuses what cannot be done, and lets nobody believe that something was saved in a folder that is gone. */
export function guardStorage(app: FastifyInstance, watch: StorageWatch): void {
  app.addHook('onRequest', async (request) => {
    const problem = watch.problem();
    if (!problem || isHealth(request)) return;
    if (problem.kind === 'gone' || !isSafe(request)) throw problem;
  });
  app.addHook('onSend', async (request, reply) => {
    if (isSafe(request) || reply.statusCode >= 400) return;
    const problem = watch.problemNow();
    if (problem?.kind === 'gone') throw problem;
  });
  let watching: Sweeping | null = null;
  app.addHook('onReady', async () => {
    watch.onChange((problem) => {
      if (problem) app.log.error(problem.message);
      else app.log.warn('The data directory has room again.');
    });
    const look = async () => void (await watch.check());
    watching = sweepRegularly(look, everyMs, (error) => app.log.error({ err: error }, 'watching the disk'));
  });
  app.addHook('onClose', async () => watching?.stop());
}
