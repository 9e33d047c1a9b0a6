/**
 * The child's side: does one task after the other, supervised by its watchdog. A job is a module that exports `run`. An
 * exception of `run` means a bug of ours; a problem with the file is a normal result.
 */
import { writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { forbidNetwork } from './forbid-network.ts';
import type { ChildLimits } from './limits.ts';
import { encodeMessage, type Message, messageReader } from './messages.ts';

/** The `run` that a job module exports. @param report reports progress, as plain JSON */
export type Job = (message: Message, report?: (progress: unknown) => void) => Promise<Message>;

/** `data` of the messages from a child. */
export type ChildMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly data: unknown }
  /** `memoryBytes`: resident memory of the process now. `cpuMs`: CPU time that it has used in total. */
  | { readonly type: 'done'; readonly data: unknown; readonly memoryBytes: number; readonly cpuMs: number }
  | { readonly type: 'failed'; readonly error: string };

/** `data` of the messages to a child. */
export interface TaskRequest {
  readonly data: unknown;
  readonly cpuMs: number;
}

const watchEveryMs = 20;

export async function serve(jobUrl: string, limits: ChildLimits): Promise<void> {
  letRequestsGoFirst();
  preferForOomKill();
  const cpuDeadline = await startWatchdog(limits);
  const { run } = (await import(jobUrl)) as { run: Job };
  const server = new Socket({ fd: 3 });
  forbidNetwork();

  const post = (report: ChildMessage, files: readonly Uint8Array[] = []) => {
    for (const piece of encodeMessage({ data: report, files })) server.write(piece);
  };
  const work = async (message: Message) => {
    const { data, cpuMs } = message.data as TaskRequest;
    cpuDeadline[0] = usedCpuMs() * 1000 + cpuMs * 1000;
    try {
      const report = (progress: unknown) => post({ type: 'progress', data: progress });
      const answer = await run({ data, files: message.files }, report);
      // On a busy machine the watchdog may not have checked meanwhile.
      if (usedCpuMs() * 1000 > cpuDeadline[0]!) endOverLimit();
      const used = { memoryBytes: process.memoryUsage.rss(), cpuMs: usedCpuMs() };
      post({ type: 'done', data: answer.data, ...used }, answer.files);
    } catch (error) {
      post({ type: 'failed', error: String((error as Error)?.stack ?? error) });
    } finally {
      cpuDeadline[0] = 0;
    }
  };

  server.on(
    'data',
    messageReader(limits.maxFileBytes, (message) => void work(message)),
  );
  // The server is gone or has closed the pipe.
  for (const gone of ['end', 'error', 'close'] as const) server.on(gone, () => process.exit());
  post({ type: 'ready' });
}

const endOverLimit = () => process.kill(process.pid, process.platform === 'win32' ? 'SIGKILL' : 'SIGXCPU');

function usedCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function startWatchdog({ maxMemoryBytes }: ChildLimits): Promise<Float64Array> {
  const shared = new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT);
  const watchdog = new Worker(new URL('./watchdog.mjs', import.meta.url), {
    execArgv: [],
    workerData: { shared, maxMemoryBytes, everyMs: watchEveryMs },
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  });
  return new Promise((watching, failed) => {
    watchdog.once('online', () => watching(new Float64Array(shared))).once('error', failed);
    // No file is read without a watchdog.
    watchdog.on('exit', () => process.exit(1));
  });
}

/** On a busy machine it gets what the server and its database leave: people wait for those (docs/decisions/0298). */
export const niceness = 15;

function letRequestsGoFirst(): void {
  try {
    setPriority(niceness);
  } catch {
    // Not every container allows this.
  }
}

/** When the machine runs out of memory, Linux should kill this process before the server or its database. */
function preferForOomKill(): void {
  if (process.platform !== 'linux') return;
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not every container allows this.
  }
}
