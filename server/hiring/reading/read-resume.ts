/**
 * Reads a résumé, and takes out what it says, in a thread of its own, one at a time, within limits of time and memory. The thread is kept for the next
 * file, since starting it takes longer than reading; one that ran over a limit is ended and never used again.
 */
import { Worker } from 'node:worker_threads';
import type { Extraction } from '../../../src/events/screening/extraction.ts';
import { mostBytes, mostExtractionMilliseconds, mostHeapMegabytes, mostMilliseconds } from './limits.ts';
import type { ReadResume } from './read-bytes.ts';
import type { Answer, Task } from './reading.worker.ts';
import { UnreadableResume } from './unreadable.ts';

export type { ReadResume, ResumeKind } from './read-bytes.ts';
export { UnreadableResume, type UnreadableReason } from './unreadable.ts';

/** Without work for this long, the thread gives its memory back. */
const idleMs = 60_000;
/** A thread that has not even started by then never will. */
const startMs = 30_000;

let thread: Promise<Worker> | null = null;
let running: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

export interface ExtractedResume extends ReadResume {
  readonly extraction: Extraction;
}

/** @throws UnreadableResume with the reason */
export async function readResume(bytes: Uint8Array, limitMs = mostMilliseconds): Promise<ReadResume> {
  const { resume } = await inTurn({ bytes, asOf: null }, limitMs);
  return resume;
}

/**
 * Reads it and takes out what it says.
 * @param asOf `2026-11-21`: the day that "present" means
 * @throws UnreadableResume with the reason; another error when the fault is ours
 */
export async function extractResume(
  bytes: Uint8Array,
  asOf: string,
  limitMs = mostMilliseconds + mostExtractionMilliseconds,
): Promise<ExtractedResume> {
  const { resume, extraction } = await inTurn({ bytes, asOf }, limitMs);
  return { ...resume, extraction: extraction! };
}

type Done = Extract<Answer, { ok: true }>;

function inTurn(task: Task, limitMs: number): Promise<Done> {
  if (task.bytes.length > mostBytes) return Promise.reject(new UnreadableResume('too-large'));
  const turn = last.then(() => doNext(task, limitMs));
  last = turn.catch(() => undefined);
  return turn;
}

async function doNext(task: Task, limitMs: number): Promise<Done> {
  clearTimeout(idle);
  thread ??= started();
  const used = thread;
  try {
    const worker = await used;
    const answer = await answerOf(worker, task, limitMs);
    if (answer.ok) return answer;
    if (answer.reason === null) throw new Error(`A résumé could not be searched: ${answer.fault}`);
    throw new UnreadableResume(answer.reason);
  } finally {
    if (thread === used) idle = setTimeout(endThread, idleMs).unref();
  }
}

/** Ends the thread; the next file starts another. */
function endThread(): void {
  const ending = thread;
  thread = null;
  running = null;
  void ending?.then((worker) => worker.terminate()).catch(() => undefined);
}

function started(): Promise<Worker> {
  const worker = new Worker(new URL('./thread.mjs', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: mostHeapMegabytes },
    // What a library has to say about a stranger's file is nothing for the server's log.
    stdout: true,
    stderr: true,
  });
  // A server that stops does not wait for it.
  worker.unref();
  // It may also end while nobody waits for an answer.
  worker
    .on('error', () => undefined)
    .on('exit', () => {
      if (running === worker) endThread();
    });
  return new Promise<Worker>((resolve, reject) => {
    const failed = (cause: unknown) => {
      thread = null;
      clearTimeout(timer);
      reject(new Error('The thread that reads résumés did not start', { cause }));
    };
    const timer = setTimeout(() => {
      void worker.terminate();
      failed('No answer');
    }, startMs);
    worker.once('error', failed);
    worker.once('message', () => {
      worker.off('error', failed);
      clearTimeout(timer);
      running = worker;
      resolve(worker);
    });
  });
}

function answerOf(worker: Worker, { bytes, asOf }: Task, limitMs: number): Promise<Answer> {
  return new Promise((resolve) => {
    const done = (answer: Answer) => {
      clearTimeout(timer);
      worker.off('message', done).off('error', broken).off('exit', broken);
      resolve(answer);
    };
    const ended = (reason: UnreadableResume['reason']) => {
      endThread();
      done({ ok: false, reason });
    };
    const broken = (error: unknown) =>
      ended((error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-large' : 'damaged');
    const timer = setTimeout(() => ended('too-slow'), limitMs);
    worker.on('message', done).on('error', broken).on('exit', broken);
    // A copy: what is handed over is gone here.
    const copy = new Uint8Array(bytes);
    worker.postMessage({ bytes: copy, asOf } satisfies Task, [copy.buffer]);
  });
}
