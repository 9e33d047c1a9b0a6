/** One child process as the server has it: started, asked one thing at a time, ended. It knows no turns and no files. */
import { spawn, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { childEnvironment, commandOf, isolationHere } from './command.ts';
import { EndedOnTask, type EndReason } from './ended-on-task.ts';
import type { ChildLimits } from './limits.ts';
import { encodeMessage, type Message, messageReader } from './messages.ts';
import type { Asked, ChildMessage } from './serve.ts';

export interface Child {
  readonly pid: number;
  /** Tasks may still be given to it. */
  readonly fit: boolean;
  /**
   * @param wallMs by then it is ended, however little it has done
   * @param onProgress what the job tells on the way
   * @throws EndedOnTask when it ended instead; another error when the job's own code is at fault
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

/** A process that has not even started by then never will. */
const startMs = 60_000;

/** What the end of the process says of the file it was busy with. */
const reasonOf: Readonly<Partial<Record<NodeJS.Signals, EndReason>>> = {
  SIGXCPU: 'cpu',
  SIGUSR2: 'memory',
  // What Node.js and native libraries do when the system gives them no more memory.
  SIGABRT: 'memory',
  SIGTRAP: 'memory',
  SIGILL: 'memory',
  // None of our limits: the system, or whoever runs it.
  SIGKILL: 'killed',
  SIGTERM: 'killed',
};

export async function startChild(job: URL, limits: ChildLimits): Promise<Child> {
  const entry = fileURLToPath(new URL('./child.mjs', import.meta.url));
  const args = [entry, job.href, JSON.stringify(limits)];
  const command = commandOf(args, limits, await isolationHere());
  const started = spawn(command.file, command.args, {
    env: childEnvironment(process.env),
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
  return new Promise((resolve, reject) => {
    const child = watched(started, limits, () => {
      clearTimeout(timer);
      resolve(child);
    });
    const timer = setTimeout(() => void child.end(), startMs);
    const failed = (cause: unknown) => {
      clearTimeout(timer);
      reject(new Error('A process that opens files did not start', { cause }));
    };
    started.once('error', failed);
    void child.gone.then((words) => failed(words));
  });
}

interface Watched extends Child {
  /** Resolves with the last of what it said on standard error. */
  readonly gone: Promise<string>;
}

interface Task {
  resolve(message: Message): void;
  reject(error: Error): void;
  readonly onProgress: (progress: unknown) => void;
  readonly timer: NodeJS.Timeout;
}

function watched(started: ChildProcess, limits: ChildLimits, onReady: () => void): Watched {
  const pipe = started.stdio[3] as Socket;
  let task: Task | null = null;
  let isGone = false;
  let isWorn = false;
  let outOfTime = false;
  let errors = '';

  // A server that stops does not wait for it: the end of the pipe ends the child.
  started.unref();
  pipe.unref();
  const stderr = started.stderr as Socket;
  stderr.unref();
  stderr.on('data', (piece) => (errors = (errors + String(piece)).slice(-2000)));
  for (const stream of [pipe, stderr]) stream.on('error', () => undefined);

  const settle = (how: (settled: Task) => void) => {
    const settled = task;
    task = null;
    // A server that only waits for an answer stays until it is there.
    pipe.unref();
    if (!settled) return;
    clearTimeout(settled.timer);
    how(settled);
  };

  const gone = new Promise<string>((resolve) => {
    const end = (signal: NodeJS.Signals | null) => {
      isGone = true;
      const reason = outOfTime ? 'wall' : ((signal && reasonOf[signal]) ?? 'crashed');
      settle(({ reject }) => reject(new EndedOnTask(reason)));
      resolve(errors);
    };
    started.once('exit', (_, signal) => end(signal)).once('error', () => end(null));
  });

  const onMessage = ({ data, files }: Message) => {
    const report = data as ChildMessage;
    if (report.type === 'ready') return onReady();
    if (report.type === 'progress') return task?.onProgress(report.data);
    if (report.type === 'failed') return settle(({ reject }) => reject(new Error(report.error)));
    // What it has taken for one file it mostly keeps.
    isWorn = report.memoryBytes > limits.maxMemoryBytes / 2 || report.cpuMs > limits.maxCpuMs;
    settle(({ resolve }) => resolve({ data: report.data, files }));
  };
  const read = messageReader(limits.maxFileBytes, onMessage);
  pipe.on('data', (piece: Buffer) => {
    try {
      read(piece);
    } catch {
      started.kill('SIGKILL');
    }
  });

  return {
    pid: started.pid ?? 0,
    gone,
    get fit() {
      return !isGone && !isWorn;
    },
    ask: (message, cpuMs, wallMs, onProgress = () => undefined) =>
      new Promise<Message>((resolve, reject) => {
        if (isGone) {
          reject(new EndedOnTask('killed'));
          return;
        }
        const timer = setTimeout(() => {
          outOfTime = true;
          started.kill('SIGKILL');
        }, wallMs);
        task = { resolve, reject, onProgress, timer };
        pipe.ref();
        const asked: Asked = { data: message.data, cpuMs };
        for (const piece of encodeMessage({ data: asked, files: message.files })) pipe.write(piece);
      }),
    async end() {
      if (!isGone) started.kill('SIGKILL');
      await gone;
    },
  };
}
