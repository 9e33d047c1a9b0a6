/**
 * Hiring as it runs: its queue, its live notices and its sweep, over one database. What the routes and the demo need of it
 * is in `parts`; nothing works in the background before `start`.
 */
import { type Sweeping, sweepRegularly } from '../common/sweep-regularly.ts';
import type { Database } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Limits } from '../identity/rate-limit.ts';
import { openQueue } from '../queue/queue.ts';
import type { ResumeParts } from './parts.ts';
import { progressFeed } from './progress.ts';
import { screenResume } from './screener.ts';
import { sweep, sweepEveryMs } from './sweep.ts';

export interface HiringOptions {
  readonly db: Database;
  readonly files: FileStore;
  readonly clock: () => Date;
  readonly limits?: Partial<Limits>;
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

export function openHiring({ db, files, clock, limits = {} }: HiringOptions): RunningHiring {
  let tell: (error: unknown) => void = (error) => console.error('Hiring:', error);
  const queue = openQueue({
    db,
    name: 'screening',
    work: (id, lastTry) => screenResume({ db, files, clock }, id, lastTry),
    onError: (error) => tell(error),
  });
  const progress = progressFeed(db.orm);
  const parts: ResumeParts = { db, files, clock, queue, progress, limits };
  let sweeping: Sweeping | null = null;
  return {
    parts,
    start(onError) {
      tell = onError;
      sweeping ??= sweepRegularly(() => sweep(parts), sweepEveryMs, onError);
    },
    endFollowing: () => progress.close(),
    async stop() {
      await sweeping?.stop();
      await queue.stop();
      await progress.close();
    },
  };
}
