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
import { openQueue, type Queue } from '../queue/queue.ts';
import { sweepDeletedAnalyses } from './analyses.ts';
import { analyse } from './analyst.ts';
import { comparePhoto as compareInProcess, stopComparing } from './brand/compare-photo.ts';
import { sweepDeletedReferences } from './brand/references.ts';
import { comparePhotos as compareItemInProcess, stopComparingItems } from './same-item/compare-photos.ts';
import { compareReturned, type ReturnParts, resumeComparisons } from './same-item/returned-items.ts';
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
  readonly comparePhotos?: ReturnParts['comparePhotos'];
  /** Factor on the usual limits of visitors. */
  readonly requestAllowance?: number;
  /** While false, nothing works in the background; by default always true. */
  readonly mayWrite?: () => boolean;
}

export interface RunningVision {
  readonly parts: VisionParts;
  /** Items that were returned are added here, to be compared. */
  readonly returnedItems: Queue;
  /** Resumes what an earlier server left unfinished. */
  start(onError: (error: unknown) => void): void;
  /** Ends all live streams, so that a server can stop. */
  endFollowing(): Promise<void>;
  /** Finishes what is being worked on; the rest waits for the next start. */
  stop(): Promise<void>;
}

const sweepEveryMs = 60_000;
/** How often what was not compared for want of files or a free process is queued again. */
const resumeEveryMs = 60 * sweepEveryMs;

export function openVision({
  measurePair = measureInProcess,
  comparePhoto = compareInProcess,
  proposeMarks = proposeInProcess,
  comparePhotos = compareItemInProcess,
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
  const returnedItems = openQueue({
    db,
    name: 'returned-item',
    work: (id, lastTry) => compareReturned({ ...given, comparePhotos }, id, lastTry),
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
  let resumeFrom = 0;
  async function sweepAll(): Promise<void> {
    await sweep(parts);
    const now = given.clock().getTime();
    if (now >= resumeFrom) {
      await resumeComparisons(parts, returnedItems);
      resumeFrom = now + resumeEveryMs;
    }
    await returnedItems.maintain();
  }
  return {
    ...{ parts, returnedItems },
    start(onError) {
      report = onError;
      sweeping ??= sweepRegularly(sweepAll, sweepEveryMs, onError, mayWrite);
    },
    endFollowing: () => progress.close(),
    async stop() {
      await sweeping?.stop();
      await queue.stop();
      await returnedItems.stop();
      await progress.close();
      await stopMeasuring();
      await stopComparing();
      await stopFindingMarks();
      await stopComparingItems();
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
