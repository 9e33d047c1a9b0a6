/**
 * Hiring as it runs: its queue, its live notices and its sweep, over one database. What the routes and the demo need of it
 * is in `parts`; nothing works in the background before `start`.
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
  /** In which résumés are sealed, with `keys`. */
  readonly files: FileStore;
  readonly keys: SubjectKeys;
  readonly clock: () => Date;
  readonly limits?: Partial<Limits>;
  /** While it says no, nothing works in the background; always yes by default. */
  readonly mayWrite?: () => boolean;
}

export interface RunningHiring {
  readonly parts: ResumeParts;
  /** Takes up what an earlier server has left. */
  start(onError: (error: unknown) => void): void;
  /** Ends whoever listens, so that a server can stop. */
  endFollowing(): Promise<void>;
  /** What is under way ends; the rest waits for the next start. */
  stop(): Promise<void>;
}

export function openHiring({
  db,
  files,
  keys,
  clock,
  limits = {},
  mayWrite = () => true,
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
      await stopReading();
      await stopOpening();
    },
  };
}
