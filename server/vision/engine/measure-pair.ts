/**
 * Measures two photos in a process of its own (server/sandbox), with limits of memory and time. A process is replaced
 * after a certain amount of work, since OpenCV's memory only grows.
 */
import type { ItemType } from '../../../src/events/analysis/item.ts';
import type { Measurement, OverlayName } from '../../../src/events/analysis/measurement.ts';
import type { Which } from '../../../src/events/analysis/reason.ts';
import { EndedOnTask } from '../../sandbox/ended-on-task.ts';
import { openPool } from '../../sandbox/pool.ts';
import type { Unreadable } from '../../sandbox/untrusted-picture.ts';
import type { Answer, Task } from './measure.job.ts';

const megabyte = 1024 * 1024;

/** Total of a process: an unpacked photo of 50 megapixels, OpenCV, and the planes of the working size. */
const maxMemoryBytes = 1280 * megabyte;

const pool = openPool({
  job: new URL('./measure.job.ts', import.meta.url),
  lanes: 1,
  maxWaiting: { tasks: 40, bytes: 512 * megabyte },
  maxWaitingEach: { tasks: 20, bytes: 256 * megabyte },
  maxMemoryBytes,
  maxHeapMegabytes: 512,
  maxTaskCpuMs: 30_000,
  // Enough for about forty pairs.
  maxCpuMs: 2 * 60_000,
  maxFileBytes: 64 * megabyte,
});

/** Ends the processes; the next pair starts new ones. */
export const stopMeasuring = (): Promise<void> => pool.close();

/** The pair cannot be measured, and sending it again would not help. */
export class UnfitPair extends Error {
  override readonly name = 'UnfitPair';
  readonly reason: Unreadable | 'too-heavy';
  /** null: one of the two, but it is not known which. */
  readonly which: Which | null;

  constructor(reason: UnfitPair['reason'], which: Which | null) {
    super(`A pair of photos cannot be measured: ${reason}`);
    this.reason = reason;
    this.which = which;
  }
}

export interface MeasuredPair {
  readonly measurement: Measurement;
  /** WebP. */
  readonly overlays: readonly {
    readonly name: OverlayName;
    readonly bytes: Buffer;
  }[];
}

export interface MeasureOptions {
  readonly itemType: ItemType;
  /** Senders take turns. */
  readonly sender: string;
  /** Milliseconds to wait for a turn; Infinity when nobody waits for the result. */
  readonly maxWaitMs?: number;
  /** Everything else that waits goes first. */
  readonly comesLast?: boolean;
  /** Aborted when nobody waits any more: work that has not begun is dropped. */
  readonly signal?: AbortSignal;
  /** Called when the photos are aligned and measuring begins, and again if a process was lost. */
  readonly onAligned?: () => void;
}

/** The same bytes give the same measurement. @throws UnfitPair; PoolBusy when it had no turn in time */
export async function measurePair(
  before: Uint8Array,
  after: Uint8Array,
  { itemType, sender, maxWaitMs, comesLast, signal, onAligned = () => undefined }: MeasureOptions,
): Promise<MeasuredPair> {
  const task: Task = { itemType };
  const { data, files } = await pool
    .run(
      { data: task, files: [before, after] },
      {
        ...{ sender, onProgress: onAligned },
        ...(maxWaitMs === undefined ? {} : { maxWaitMs }),
        ...(comesLast === undefined ? {} : { comesLast }),
        ...(signal === undefined ? {} : { signal }),
      },
    )
    .catch((error: unknown) => {
      if (error instanceof EndedOnTask) throw new UnfitPair('too-heavy', null);
      throw error;
    });
  const answer = data as Answer;
  if (!answer.ok) throw new UnfitPair(answer.reason, answer.which);
  const overlays = answer.overlays.map((name, i) => ({
    name,
    bytes: Buffer.from(files[i]!),
  }));
  return { measurement: answer.measurement, overlays };
}
