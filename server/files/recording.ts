/** Reads whatever was uploaded as a recording, in processes of their own (server/sandbox), and writes a clean one. */
import { rm, stat } from 'node:fs/promises';
import { Problem } from '../problem.ts';
import { EndedOnTask } from '../sandbox/ended-on-task.ts';
import { openPool } from '../sandbox/pool.ts';
import type { Answer, Task } from './recording.job.ts';

const megabyte = 1024 * 1024;

const maxCpuMs = 120_000;

/** The longest voice recording of so many bytes takes a third of it: packets cost, and not what is in them. */
const cpuMsFor = (bytes: number) => Math.min(maxCpuMs, 10_000 + (bytes / megabyte) * 1000);

const pool = openPool({
  job: new URL('./recording.job.ts', import.meta.url),
  lanes: 2,
  // The recordings themselves wait on the disk.
  maxWaiting: { tasks: 60, bytes: megabyte },
  maxWaitingEach: { tasks: 20, bytes: megabyte },
  maxMemoryBytes: 768 * megabyte,
  maxHeapMegabytes: 384,
  maxTaskCpuMs: maxCpuMs,
  maxCpuMs: 10 * 60_000,
  maxFileBytes: megabyte,
});

/** Ends the processes; reading another recording starts new ones. */
export const stopReadingRecordings = (): Promise<void> => pool.close();

export type Recording = Omit<Answer & { ok: true }, 'ok'>;

const unreadable = () =>
  new Problem(
    415,
    'not-a-recording',
    'This is not a recording we can read. Use MP4, MOV, WebM, MP3, M4A, WAV, OGG or FLAC.',
  );

const tooLarge = () =>
  new Problem(413, 'too-large', 'Reading this recording takes too long. Use a shorter one.');

/**
 * @param input path of the upload, which stays as it is
 * @param output path of the file to write; it is gone again when this fails
 * @param sender takes turns with others
 * @throws Problem when it is no recording, a damaged one, or costs too much to read; PoolBusy
 */
export async function makeRecording(task: Task, sender: string): Promise<Recording> {
  try {
    const cpuMs = cpuMsFor((await stat(task.input)).size);
    const { data } = await pool.run({ data: task, files: [] }, { sender, cpuMs });
    const answer = data as Answer;
    if (!answer.ok) throw answer.reason === 'too-large' ? tooLarge() : unreadable();
    const { ok: _, ...recording } = answer;
    return recording;
  } catch (error) {
    await rm(task.output, { force: true });
    if (!(error instanceof EndedOnTask)) throw error;
    throw error.reason === 'crashed' ? unreadable() : tooLarge();
  }
}
