/**
 * Reads a résumé and extracts its data in separate processes (server/sandbox). Defines the resources a file may use, and the
 * error for one that needs more.
 */
import type { Extraction } from '../../../src/events/screening/extraction.ts';
import { EndedOnTask } from '../../sandbox/ended-on-task.ts';
import { openPool, type TaskOptions } from '../../sandbox/pool.ts';
import {
  maxBytes,
  maxExtractionMilliseconds,
  maxHeapMegabytes,
  maxMemoryBytes,
  maxMilliseconds,
} from './limits.ts';
import type { ReadResume } from './parse-bytes.ts';
import type { Answer, Task } from './parsing.job.ts';
import { UnreadableResume, type UnreadableReason } from './unreadable.ts';

export type { ReadResume, ResumeKind } from './parse-bytes.ts';
export { UnreadableResume, type UnreadableReason } from './unreadable.ts';

export interface ExtractedResume extends ReadResume {
  readonly extraction: Extraction;
}

const pool = openPool({
  job: new URL('./parsing.job.ts', import.meta.url),
  lanes: 2,
  maxWaiting: { tasks: 100, bytes: 15 * maxBytes },
  maxWaitingEach: { tasks: 30, bytes: 6 * maxBytes },
  maxMemoryBytes: maxMemoryBytes,
  maxHeapMegabytes: maxHeapMegabytes,
  maxTaskCpuMs: maxMilliseconds + maxExtractionMilliseconds,
  maxCpuMs: 10 * 60_000,
  maxFileBytes: maxBytes,
});

/** Ends the processes; reading another résumé starts new ones. */
export const stopReading = (): Promise<void> => pool.close();

/** Background work waits without a limit: nobody waits for its answer. */
const ownWork: TaskOptions = { sender: '', maxWaitMs: Infinity };

/** @throws UnreadableResume with the reason; PoolBusy when its turn did not come in time */
export async function readResume(bytes: Uint8Array, options: Partial<TaskOptions> = {}): Promise<ReadResume> {
  const { resume } = await open(bytes, { asOf: null }, { ...ownWork, cpuMs: maxMilliseconds, ...options });
  return resume;
}

/**
 * Reads a résumé and extracts its data.
 * @param asOf the day that "present" means, as `2026-11-21`
 * @throws UnreadableResume with the reason; another error when the fault is ours
 */
export async function extractResume(
  bytes: Uint8Array,
  asOf: string,
  options: Partial<TaskOptions> = {},
): Promise<ExtractedResume> {
  const { resume, extraction } = await open(bytes, { asOf }, { ...ownWork, ...options });
  return { ...resume, extraction: extraction! };
}

const reasons: Readonly<Partial<Record<EndedOnTask['reason'], UnreadableReason>>> = {
  cpu: 'too-slow',
  memory: 'too-large',
  crashed: 'damaged',
};

async function open(bytes: Uint8Array, task: Task, options: TaskOptions): Promise<Answer & { ok: true }> {
  if (bytes.length > maxBytes) throw new UnreadableResume('too-large');
  const { data } = await pool.run({ data: task, files: [bytes] }, options).catch((error: unknown) => {
    const reason = error instanceof EndedOnTask && reasons[error.reason];
    throw reason ? new UnreadableResume(reason) : error;
  });
  const answer = data as Answer;
  if (!answer.ok) throw new UnreadableResume(answer.reason);
  return answer;
}
