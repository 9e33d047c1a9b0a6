/** Finds marks in a separate process (server/sandbox), with limits of memory and time, as photos are measured. */
import { EndedOnTask } from '../../sandbox/ended-on-task.ts';
import { openPool } from '../../sandbox/pool.ts';
import type { Proposals } from './proposals.ts';

const megabyte = 1024 * 1024;

const pool = openPool({
  job: new URL('./marks.job.ts', import.meta.url),
  lanes: 1,
  maxWaiting: { tasks: 20, bytes: 192 * megabyte },
  maxWaitingEach: { tasks: 4, bytes: 96 * megabyte },
  // For an unpacked photo of 50 megapixels, and OpenCV.
  maxMemoryBytes: 1024 * megabyte,
  maxHeapMegabytes: 256,
  maxTaskCpuMs: 20_000,
  // OpenCV's memory only grows, so a process is replaced after this much work.
  maxCpuMs: 2 * 60_000,
  maxFileBytes: 32 * megabyte,
});

/** Ends the processes; the next photo starts new ones. */
export const stopFindingMarks = (): Promise<void> => pool.close();

/** The same bytes give the same proposals. @param sender senders take turns. @throws PoolBusy when there was no turn in time */
export async function proposeMarks(photo: Uint8Array, sender: string): Promise<Proposals> {
  try {
    const { data } = await pool.run({ data: null, files: [photo] }, { sender });
    return data as Proposals;
  } catch (error) {
    if (error instanceof EndedOnTask) return { outcome: 'unfit', proposals: [] };
    throw error;
  }
}
