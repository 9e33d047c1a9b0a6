/**
 * Assembles image analysis over one database: its queue, live notices and sweep. `parts` is what the routes need; nothing
 * works in the background before `start`.
 */
import { inArray, sql } from 'drizzle-orm';
import { isUnfinished } from '../../src/events/analysis/decide.ts';
import { analysisStatuses } from '../../src/events/analysis/projection.ts';
import { type Sweeping, sweepRegularly } from '../common/sweep-regularly.ts';
import { analyses } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { openQueue } from '../queue/queue.ts';
import { sweepDeletedAnalyses } from './analyses.ts';
import { analyse } from './analyst.ts';
import { comparePhoto as compareInProcess, stopComparing } from './brand/compare-photo.ts';
import { sweepDeletedReferences } from './brand/references.ts';
import { measurePair as measureInProcess, stopMeasuring } from './engine/measure-pair.ts';
import { proposeMarks as proposeInProcess, stopFindingMarks } from './marks/propose-marks.ts';
import type { VisionParts } from './parts.ts';
import { progressFeed } from './progress.ts';
import { openVisitors } from './visitors.ts';

export interface VisionOptions extends Pick<
  VisionParts,
  'db' | 'files' | 'clock' | 'limits' | 'storageAllowance'
> {
  /** By default the engine in a process of its own. */
  readonly measurePair?: VisionParts['measurePair'];
  readonly comparePhoto?: VisionParts['comparePhoto'];
  readonly proposeMarks?: VisionParts['proposeMarks'];
  /** Factor on the usual limits of visitors. */
  readonly requestAllowance?: number;
  /** While false, nothing works in the background; by default always true. */
  readonly mayWrite?: () => boolean;
}

export interface RunningVision {
  readonly parts: VisionParts;
  /** Resumes what an earlier server left unfinished. */
  start(onError: (error: unknown) => void): void;
  /** Ends all live streams, so that a server can stop. */
  endFollowing(): Promise<void>;
  /** Finishes what is being worked on; the rest waits for the next start. */
  stop(): Promise<void>;
}

const sweepEveryMs = 60_000;

export function openVision({
  measurePair = measureInProcess,
  comparePhoto = compareInProcess,
  proposeMarks = proposeInProcess,
  requestAllowance = 1,
  mayWrite = () => true,
  ...given
}: VisionOptions): RunningVision {
  let report: (error: unknown) => void = (error) => console.error('Image analysis:', error);
  const { db } = given;
  const queue = openQueue({
    db,
    name: 'analysis',
    work: (id, lastTry) => analyse({ ...given, measurePair }, id, lastTry),
    onError: (error) => report(error),
    mayWork: mayWrite,
  });
  const progress = progressFeed(db.orm);
  const visitors = openVisitors({ measurePair, clock: given.clock, requestAllowance });
  const parts: VisionParts = {
    ...given,
    ...{ measurePair, comparePhoto, proposeMarks, queue, progress, visitors },
  };
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
      await stopMeasuring();
      await stopComparing();
      await stopFindingMarks();
    },
  };
}

async function sweep(parts: VisionParts): Promise<void> {
  await resumeAnalyses(parts);
  await parts.queue.maintain();
  await sweepDeletedAnalyses(parts);
  await sweepDeletedReferences(parts);
}

const unfinished = analysisStatuses.filter(isUnfinished);

/** Queues all unfinished analyses; harmless for those that are queued or being worked on. */
async function resumeAnalyses({ db, queue }: VisionParts): Promise<void> {
  const left = await db.orm
    .select({ id: analyses.id, owner: analyses.owner })
    .from(analyses)
    .where(inArray(analyses.status, unfinished))
    .orderBy(sql`${analyses.createdAt}`);
  if (left.length === 0) return;
  await queue.start();
  const waiting = await queue.waiting();
  await inTransaction(db, async (tx) => {
    for (const { id, owner } of left) if (!waiting.has(id)) await queue.add(tx, id, owner);
  });
  queue.wake();
}
