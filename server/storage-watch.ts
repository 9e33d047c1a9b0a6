/**
 * Watches the data directory: a full disk or a vanished folder is detected before it does harm, reported to the operator, and
 * answered with 503 (unavailable.ts). It knows only the folder, not its content.
 */
import { constants, existsSync, statSync } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Sweeping, sweepRegularly } from './common/sweep-regularly.ts';
import { DataDirUnusable } from './db/errors.ts';
import { closeToOthers, makeFolder } from './files/folders.ts';

/**
 * Bytes that must be free for anything to be written: the embedded database may need a new WAL segment (16 MiB) in the
 * middle of a commit, and cannot continue without it.
 */
export const neededBytes = 64 * 1024 * 1024;
const everyMs = 1000;

/** Nothing can be saved at the moment. The message is for the operator. */
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
  /** The problem found by the last check; null: none. */
  problem(): StorageUnusable | null;
  /** The same, but also detects a folder that has vanished since. */
  problemNow(): StorageUnusable | null;
  /** Checks folder and free space. */
  check(): Promise<StorageUnusable | null>;
  /** Sets the listener, which is called once for each change, whichever method found it. */
  onChange(report: (problem: StorageUnusable | null) => void): void;
}

/** @param dataDir must exist */
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
      // Files still open in a removed folder are lost, even if another folder takes its place.
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
 * Prepares the data directory before anything is opened. It is also needed when the database is elsewhere, for files and keys.
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

/** Firestore's requests that only read, although they are sent as POST. */
const reading = /:(batchGet|runQuery|runAggregationQuery)(\?|$)/;
const isSafe = ({ method, url }: { method: string; url: string }) =>
  method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || reading.test(url);
const isHealth = ({ url }: { url: string }) => /^\/(health|live|ready)z$/.test(url);

/** Refuses requests that cannot be served, and never reports success for something saved in a folder that is gone. */
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
    const check = async () => void (await watch.check());
    watching = sweepRegularly(check, everyMs, (error) => app.log.error({ err: error }, 'watching the disk'));
  });
  app.addHook('onClose', async () => watching?.stop());
}
