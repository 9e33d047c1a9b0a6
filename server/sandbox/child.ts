/** The server's side of one child process: starts it, gives it one task at a time, ends it. Scheduling is in pool.ts. */
import { spawn, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { childEnvironment, commandOf, isolationHere } from './command.ts';
import { EndedOnTask, type EndReason } from './ended-on-task.ts';
import type { ChildLimits } from './limits.ts';
import { encodeMessage, type Message, messageReader } from './messages.ts';
import type { ChildMessage, TaskRequest } from './serve.ts';

export interface Child {
  readonly pid: number;
  /** Whether it may be given another task. */
  readonly fit: boolean;
  /**
   * Runs one task.
   * @param cpuMs CPU time after which the process is ended
   * @param wallMs elapsed time after which the process is killed, however little CPU time it got
   * @param onProgress called with what the job reports
   * @throws EndedOnTask when the process ended during the task; another error when the job's own code is at fault
   */
  ask(
    message: Message,
    cpuMs: number,
    wallMs: number,
    onProgress?: (progress: unknown) => void,
  ): Promise<Message>;
  /** Resolves once the process is gone. */
  end(): Promise<void>;
}

/** A process that has not started by then is given up. */
const startMs = 60_000;

/** What the signal that ended the process says about the file it was working on. */
const reasonOf: Readonly<Partial<Record<NodeJS.Signals, EndReason>>> = {
  SIGXCPU: 'cpu',
  SIGUSR2: 'memory',
  // How Node.js and native libraries end when the system gives them no more memory.
  SIGABRT: 'memory',
  SIGTRAP: 'memory',
  SIGILL: 'memory',
  // Not one of our limits: the system or its operator ended it.
  SIGKILL: 'killed',
  SIGTERM: 'killed',
};

export async function startChild(job: URL, limits: ChildLimits): Promise<Child> {
  const entry = fileURLToPath(new URL('./child.mjs', import.meta.url));
  const args = [entry, job.href, JSON.stringify(limits)];
  const command = commandOf(args, limits, await isolationHere());
  const spawned = spawn(command.file, command.args, {
    env: childEnvironment(process.env),
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
  return new Promise((resolve, reject) => {
    const child = watched(spawned, limits, () => {
      clearTimeout(timer);
      resolve(child);
    });
    const timer = setTimeout(() => void child.end(), startMs);
    const failed = (cause: unknown) => {
      clearTimeout(timer);
      reject(new Error('A process that opens files did not start', { cause }));
    };
    spawned.once('error', failed);
    void child.gone.then((stderr) => failed(stderr));
  });
}

interface Watched extends Child {
  /** Resolves when the process is gone, with the last 2,000 characters of its standard error. */
  readonly gone: Promise<string>;
}

interface Task {
  resolve(message: Message): void;
  reject(error: Error): void;
  readonly onProgress: (progress: unknown) => void;
  readonly timer: NodeJS.Timeout;
}

function watched(spawned: ChildProcess, limits: ChildLimits, onReady: () => void): Watched {
  const pipe = spawned.stdio[3] as Socket;
  let task: Task | null = null;
  let isGone = false;
  let isWornOut = false;
  let outOfTime = false;
  let errors = '';

  // The server can exit without waiting for the child, which ends itself when the pipe is closed.
  spawned.unref();
  pipe.unref();
  const stderr = spawned.stderr as Socket;
  stderr.unref();
  stderr.on('data', (piece) => (errors = (errors + String(piece)).slice(-2000)));
  for (const stream of [pipe, stderr]) stream.on('error', () => undefined);

  const settle = (finish: (settled: Task) => void) => {
    const settled = task;
    task = null;
    // The pipe keeps the server's process alive only while a task is running.
    pipe.unref();
    if (!settled) return;
    clearTimeout(settled.timer);
    finish(settled);
  };

  const gone = new Promise<string>((resolve) => {
    const end = (signal: NodeJS.Signals | null) => {
      isGone = true;
      const reason = outOfTime ? 'wall' : ((signal && reasonOf[signal]) ?? 'crashed');
      settle(({ reject }) => reject(new EndedOnTask(reason)));
      resolve(errors);
    };
    spawned.once('exit', (_, signal) => end(signal)).once('error', () => end(null));
  });

  const onMessage = ({ data, files }: Message) => {
    const report = data as ChildMessage;
    if (report.type === 'ready') return onReady();
    if (report.type === 'progress') return task?.onProgress(report.data);
    if (report.type === 'failed') return settle(({ reject }) => reject(new Error(report.error)));
    // Replaced when it holds too much memory, since a process mostly keeps what it took for one file.
    isWornOut = report.memoryBytes > limits.maxMemoryBytes / 2 || report.cpuMs > limits.maxCpuMs;
    settle(({ resolve }) => resolve({ data: report.data, files }));
  };
  const read = messageReader(limits.maxFileBytes, onMessage);
  pipe.on('data', (piece: Buffer) => {
    try {
      read(piece);
    } catch {
      spawned.kill('SIGKILL');
    }
  });

  return {
    pid: spawned.pid ?? 0,
    gone,
    get fit() {
      return !isGone && !isWornOut;
    },
    ask: (message, cpuMs, wallMs, onProgress = () => undefined) =>
      new Promise<Message>((resolve, reject) => {
        if (isGone) {
          reject(new EndedOnTask('killed'));
          return;
        }
        const timer = setTimeout(() => {
          outOfTime = true;
          spawned.kill('SIGKILL');
        }, wallMs);
        task = { resolve, reject, onProgress, timer };
        pipe.ref();
        const request: TaskRequest = { data: message.data, cpuMs };
        for (const piece of encodeMessage({ data: request, files: message.files })) pipe.write(piece);
      }),
    async end() {
      if (!isGone) spawned.kill('SIGKILL');
      await gone;
    },
  };
}
