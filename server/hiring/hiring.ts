/**
 * Runs hiring over one database: its queue, its live progress and its sweep. `parts` has what the routes and the demo need;
 * no background work runs before `start`.
 */
import { type Sweeping, sweepRegularly } from '../common/sweep-regularly.ts';
import type { Database } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Limits } from '../common/rate-limit.ts';
import type { SubjectKeys } from '../keys/subject-keys.ts';
import { openQueue } from '../queue/queue.ts';
import type { ResumeParts } from './parts.ts';
import { stopOpening } from './parsing/open-archive.ts';
import { stopReading } from './parsing/parse-resume.ts';
import { progressFeed } from './progress.ts';
import { screenResume } from './screener.ts';
import { sweep, sweepEveryMs } from './sweep.ts';

export interface HiringOptions {
  readonly db: Database;
  /** Stores résumés sealed with `keys`. */
  readonly files: FileStore;
  readonly keys: SubjectKeys;
  readonly clock: () => Date;
  readonly limits?: Partial<Limits>;
  /** No background work runs while this returns false; always true by default. */
  readonly mayWrite?: () => boolean;
  /** true: the processes that read files outlive `stop`, for the next server of this process; false by default. */
  readonly keepReaders?: boolean;
}

export interface RunningHiring {
  readonly parts: ResumeParts;
  /** Starts the sweep, which also continues what an earlier server left unfinished. */
  start(onError: (error: unknown) => void): void;
  /** Closes all live streams, so that the server can stop. */
  endFollowing(): Promise<void>;
  /** Lets running work finish; the rest waits for the next start. */
  stop(): Promise<void>;
}

export function openHiring({
  db,
  files,
  keys,
  clock,
  limits = {},
  mayWrite = () => true,
  keepReaders = false,
}: HiringOptions): RunningHiring {
  let report: (error: unknown) => void = (error) => console.error('Hiring:', error);
  const queue = openQueue({
    db,
    name: 'screening',
    work: (id, lastTry) => screenResume({ db, files, keys, clock }, id, lastTry),
    onError: (error) => report(error),
    mayWork: mayWrite,
  });
  const progress = progressFeed(db.orm);
  const parts: ResumeParts = { db, files, keys, clock, queue, progress, limits };
  let sweeping: Sweeping | null = null;
  return {
    parts,
    start(onError) {
      report = onError;
      sweeping ??= sweepRegularly(() => sweep(parts), sweepEveryMs, onError, mayWrite);
    },
    endFollowing: () => progress.close(),
    async stop() {
      await sweeping?.stop();
      await queue.stop();
      await progress.close();
      if (keepReaders) return;
      await stopReading();
      await stopOpening();
    },
  };
}
