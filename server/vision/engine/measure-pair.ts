/**
 * Measures two photos in a process of its own (server/sandbox), within limits of memory and time. A process is replaced
 * after its share of work, since OpenCV’s memory only grows.
 */
import type { ItemType } from '../../../src/events/analysis/item.ts';
import type { Measurement, OverlayName } from '../../../src/events/analysis/measurement.ts';
import type { Which } from '../../../src/events/analysis/reason.ts';
import { EndedOnTask } from '../../sandbox/ended-on-task.ts';
import { openPool } from '../../sandbox/pool.ts';
import type { Unreadable } from '../../sandbox/untrusted-picture.ts';
import type { Answer, Task } from './measure.job.ts';

const megabyte = 1024 * 1024;

/** Of a process, all in all: a photo of 50 megapixels unpacked, OpenCV, and the planes of the working size. */
const maxMemoryBytes = 1280 * megabyte;

const pool = openPool({
  job: new URL('./measure.job.ts', import.meta.url),
  lanes: 1,
  maxWaiting: { tasks: 40, bytes: 512 * megabyte },
  maxWaitingEach: { tasks: 20, bytes: 256 * megabyte },
  maxMemoryBytes,
  maxHeapMegabytes: 512,
  maxTaskCpuMs: 30_000,
  // Some forty pairs.
  maxCpuMs: 2 * 60_000,
  maxFileBytes: 64 * megabyte,
});

/** Ends the processes; measuring another pair starts new ones. */
export const stopMeasuring = (): Promise<void> => pool.close();

/** Nothing is measured, and sending the same again would not help. */
export class UnfitPair extends Error {
  override readonly name = 'UnfitPair';
  readonly reason: Unreadable | 'too-heavy';
  /** null: one of the two, and nobody knows which. */
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
  /** Takes turns with others. */
  readonly sender: string;
  /** Milliseconds to wait for a turn; Infinity for what nobody waits for. */
  readonly maxWaitMs?: number;
  /** Whoever waits otherwise goes first. */
  readonly comesLast?: boolean;
  /** Nobody waits for it any more: what has not begun never does. */
  readonly signal?: AbortSignal;
  /** The photos lie over each other, and measuring begins; again, when a process was lost. */
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
