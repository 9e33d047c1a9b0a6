/** The thread in which files are opened and their texts searched: whatever they do to it, the server goes on. */
import { parentPort } from 'node:worker_threads';
import type { Extraction } from '../../../src/events/screening/extraction.ts';
import { readBytes, type ReadResume } from './read-bytes.ts';
import { UnreadableResume } from './unreadable.ts';

export interface Task {
  readonly bytes: Uint8Array;
  /** The day that "present" means, when fields are to be taken out as well. */
  readonly asOf: string | null;
}

export type Answer =
  | { readonly ok: true; readonly resume: ReadResume; readonly extraction: Extraction | null }
  | { readonly ok: false; readonly reason: UnreadableResume['reason'] }
  /** Not the file's fault. */
  | { readonly ok: false; readonly reason: null; readonly fault: string };

const port = parentPort!;

async function read({ bytes }: Task): Promise<ReadResume | UnreadableResume['reason']> {
  try {
    return await readBytes(bytes);
  } catch (error) {
    return error instanceof UnreadableResume ? error.reason : 'damaged';
  }
}

async function answer(task: Task): Promise<Answer> {
  const resume = await read(task);
  if (typeof resume === 'string') return { ok: false, reason: resume };
  try {
    if (task.asOf === null) return { ok: true, resume, extraction: null };
    // Not before it is wanted: whoever sends a file waits for the thread to start.
    const { extract } = await import('../extraction/extract.ts');
    return { ok: true, resume, extraction: extract(resume.text, task.asOf) };
  } catch (error) {
    return { ok: false, reason: null, fault: String((error as Error).stack ?? error) };
  }
}

port.on('message', (task: Task) => {
  void answer(task).then((told) => port.postMessage(told));
});
port.postMessage('ready');
