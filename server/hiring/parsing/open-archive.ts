/** Opens an employer's zip file in a process of its own (server/sandbox), and says what each file in it holds. */
import { largestArchive } from '../../../src/events/screening/adding.ts';
import { EndedOnTask } from '../../sandbox/ended-on-task.ts';
import { openPool } from '../../sandbox/pool.ts';
import type { Answer } from './archive.job.ts';
import { maxHeapMegabytes, maxMemoryBytes, maxMilliseconds } from './limits.ts';
import { UnreadableResume } from './unreadable.ts';

export interface OpenedFile {
  readonly name: string;
  /** Why it cannot be had, or what it holds. */
  readonly content: UnreadableResume | Uint8Array;
}

const pool = openPool({
  job: new URL('./archive.job.ts', import.meta.url),
  lanes: 1,
  maxWaiting: { tasks: 8, bytes: 2 * largestArchive },
  maxWaitingEach: { tasks: 2, bytes: 2 * largestArchive },
  maxMemoryBytes,
  maxHeapMegabytes,
  maxTaskCpuMs: maxMilliseconds,
  maxCpuMs: 10 * 60_000,
  maxFileBytes: largestArchive,
});

export const stopOpening = (): Promise<void> => pool.close();

/**
 * @param sender takes turns with others
 * @returns null: it is no archive but a Word document
 * @throws UnreadableResume when it cannot be opened at all; PoolBusy when it had no turn in time
 */
export async function openArchive(bytes: Uint8Array, sender: string): Promise<readonly OpenedFile[] | null> {
  const { data, files } = await pool
    .run({ data: null, files: [bytes] }, { sender })
    .catch((error: unknown) => {
      if (!(error instanceof EndedOnTask)) throw error;
      throw new UnreadableResume(error.reason === 'cpu' ? 'too-slow' : 'damaged');
    });
  const answer = data as Answer;
  if (!answer.ok) {
    if (answer.reason === 'document') return null;
    throw new UnreadableResume(answer.reason);
  }
  const whole = files[0] ?? new Uint8Array();
  return answer.files.map(({ name, reason, start, end }) => ({
    name,
    content: reason === null ? whole.subarray(start, end) : new UnreadableResume(reason),
  }));
}
