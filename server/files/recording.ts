/** Reads uploaded recordings in separate processes (server/sandbox), and writes clean files without metadata. */
import { rm, stat } from 'node:fs/promises';
import { Problem } from '../problem.ts';
import { EndedOnTask } from '../sandbox/ended-on-task.ts';
import { openPool } from '../sandbox/pool.ts';
import type { Answer, Task } from './recording.job.ts';

const megabyte = 1024 * 1024;

const maxCpuMs = 120_000;

/** CPU time by file size. Voice recordings cost most per byte, since the number of packets counts; they take a third of this. */
const cpuMsFor = (bytes: number) => Math.min(maxCpuMs, 10_000 + (bytes / megabyte) * 1000);

/** Total memory of a process that rewrites recordings. */
export const maxRecordingMemoryBytes = 768 * megabyte;

const pool = openPool({
  job: new URL('./recording.job.ts', import.meta.url),
  lanes: 2,
  // The recordings themselves stay on the disk.
  maxWaiting: { tasks: 60, bytes: megabyte },
  maxWaitingEach: { tasks: 20, bytes: megabyte },
  maxMemoryBytes: maxRecordingMemoryBytes,
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
 * @param task `input` is the path of the upload, which is not changed; `output` is removed again when this fails
 * @param sender waits in turns with other senders
 * @throws Problem when it is not a recording, is damaged, or costs too much to read; PoolBusy
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
