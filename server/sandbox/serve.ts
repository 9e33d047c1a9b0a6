/**
 * The child's side: does one task after the other, under the eyes of its watchdog. A job is a module that exports `run`;
 * what it throws is the server's fault and not the file's, whose faults are answers.
 */
import { writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { forbidNetwork } from './forbid-network.ts';
import type { ChildLimits } from './limits.ts';
import { encodeMessage, type Message, messageReader } from './messages.ts';

/** What a module of tasks exports as `run`. @param tell says how far it is, as plain JSON */
export type Job = (message: Message, tell?: (progress: unknown) => void) => Promise<Message>;

/** What a child answers, as `data`. */
export type ChildMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly data: unknown }
  /** `memoryBytes`: what the process holds now. `cpuMs`: all that it has used. */
  | { readonly type: 'done'; readonly data: unknown; readonly memoryBytes: number; readonly cpuMs: number }
  | { readonly type: 'failed'; readonly error: string };

/** What a child is asked, as `data`. */
export interface Asked {
  readonly data: unknown;
  readonly cpuMs: number;
}

const watchEveryMs = 20;

export async function serve(jobUrl: string, limits: ChildLimits): Promise<void> {
  dieFirst();
  const cpuDeadline = await startWatchdog(limits);
  const { run } = (await import(jobUrl)) as { run: Job };
  const server = new Socket({ fd: 3 });
  forbidNetwork();

  const post = (report: ChildMessage, files: readonly Uint8Array[] = []) => {
    for (const piece of encodeMessage({ data: report, files })) server.write(piece);
  };
  const work = async (message: Message) => {
    const { data, cpuMs } = message.data as Asked;
    cpuDeadline[0] = usedCpuMs() * 1000 + cpuMs * 1000;
    try {
      const tell = (progress: unknown) => post({ type: 'progress', data: progress });
      const answer = await run({ data, files: message.files }, tell);
      // On a busy machine the watchdog may not have looked in between.
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
  // The server is gone, or wants no more of it.
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
    // Nothing is read without it.
    watchdog.on('exit', () => process.exit(1));
  });
}

/** When a machine runs out of memory, Linux ends this process before the server or its database. */
function dieFirst(): void {
  if (process.platform !== 'linux') return;
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not every container lets a process say so.
  }
}
