/** Opens an employer's zip file in a separate process (server/sandbox) and returns the content of each file. */
import { largestArchive } from '../../../src/events/screening/adding.ts';
import { EndedOnTask } from '../../sandbox/ended-on-task.ts';
import { openPool } from '../../sandbox/pool.ts';
import type { Answer } from './archive.job.ts';
import { maxHeapMegabytes, maxMemoryBytes, maxMilliseconds } from './limits.ts';
import { UnreadableResume } from './unreadable.ts';

export interface OpenedFile {
  readonly name: string;
  /** Its bytes, or why it cannot be read. */
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
 * @param sender shares the pool fairly with other senders
 * @returns null when it is a Word document, not an archive
 * @throws UnreadableResume when it cannot be opened at all; PoolBusy when its turn did not come in time
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
