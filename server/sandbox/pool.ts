/**
 * Opens untrusted files in a few child processes, which are reused for later files and limited in memory and CPU time, so
 * that a bad file ends only its process. A process is started when there is work, replaced when it was ended or has done its
 * share, and ended when idle for a while. The pool knows no kinds of files.
 */
import { type Child, startChild } from './child.ts';
import { EndedOnTask, PoolBusy } from './ended-on-task.ts';
import type { ChildLimits } from './limits.ts';
import type { Message } from './messages.ts';
import { takeTurns } from './turns.ts';

export interface PoolOptions extends ChildLimits {
  /** A module that exports `run`, a Job. */
  readonly job: URL;
  /** Number of processes. With several, one sender never uses all of them. */
  readonly lanes: number;
  /** Limit for waiting tasks of all senders together, and (`maxWaitingEach`) of one sender. */
  readonly maxWaiting: WaitingLimit;
  readonly maxWaitingEach: WaitingLimit;
  /** A process without work for this long is ended, which frees its memory. */
  readonly idleMs?: number;
}

/** Limits both number and bytes, since waiting files are held in memory. */
export interface WaitingLimit {
  readonly tasks: number;
  readonly bytes: number;
}

export interface TaskOptions {
  /** Senders take turns: an account, or the network of somebody who is signed out. */
  readonly sender: string;
  readonly cpuMs?: number;
  /** Milliseconds to wait for a turn; Infinity for background work. */
  readonly maxWaitMs?: number;
  /** Low priority: runs only when no other tasks are waiting. */
  readonly comesLast?: boolean;
  /** Aborted when nobody waits for the result any more: a task that has not begun is dropped. */
  readonly signal?: AbortSignal;
  /** Called with what the job reports; reports start over when the task is restarted. */
  readonly onProgress?: (progress: unknown) => void;
}

export interface Pool {
  /**
   * @throws PoolBusy when it got no turn in time, or the machine is overloaded
   * @throws EndedOnTask when the file is at fault; another error when the job's own code is
   */
  run(message: Message, options: TaskOptions): Promise<Message>;
  /** Ends all processes. Later tasks start new ones. */
  close(): Promise<void>;
  /** Process ids of the live processes. */
  pids(): readonly number[];
}

interface Waiting {
  readonly message: Message;
  readonly cpuMs: number;
  readonly onProgress: ((progress: unknown) => void) | undefined;
  begin(done: Promise<Message>): void;
}

/** Elapsed time allowed per CPU time: a process may get as little as a tenth of a core. */
const wallPerCpu = 10;
const minWallMs = 2000;
const defaultIdleMs = 60_000;
const defaultWaitMs = 30_000;

const bytesOf = ({ files }: Message) => files.reduce((sum, { length }) => sum + length, 0);

export function openPool(options: PoolOptions): Pool {
  const { job, lanes, maxTaskCpuMs, maxWaiting, maxWaitingEach, idleMs = defaultIdleMs } = options;
  const turns = takeTurns<Waiting>();
  /** Tasks with `comesLast`. */
  const lastTurns = takeTurns<Waiting>();
  const busy = new Map<string, number>();
  const idle = new Map<Child, NodeJS.Timeout>();
  const alive = new Set<Child>();
  let running = 0;

  const isOver = (limit: WaitingLimit, waiting: readonly Waiting[], added: number) =>
    waiting.length >= limit.tasks ||
    waiting.reduce((sum, { message }) => sum + bytesOf(message), added) > limit.bytes;

  const mayGo = (sender: string) => (busy.get(sender) ?? 0) < Math.max(1, lanes - 1);

  function startNext(): void {
    while (running < lanes) {
      const turn = turns.next(mayGo) ?? lastTurns.next(mayGo);
      if (!turn) return;
      const { sender, item } = turn;
      running += 1;
      busy.set(sender, (busy.get(sender) ?? 0) + 1);
      const done = attempt(item).finally(() => {
        running -= 1;
        const left = busy.get(sender)! - 1;
        if (left === 0) busy.delete(sender);
        else busy.set(sender, left);
        startNext();
      });
      item.begin(done);
    }
  }

  async function attempt({ message, cpuMs, onProgress }: Waiting): Promise<Message> {
    for (let isRetry = false; ; isRetry = true) {
      const child = await takeChild();
      try {
        return await child.ask(message, cpuMs, Math.max(minWallMs, cpuMs * wallPerCpu), onProgress);
      } catch (error) {
        if (!(error instanceof EndedOnTask)) throw error;
        if (error.reason === 'wall') throw new PoolBusy();
        if (error.reason !== 'killed') throw error;
        if (isRetry) throw new PoolBusy();
      } finally {
        putBack(child);
      }
    }
  }

  async function takeChild(): Promise<Child> {
    for (const [child, timer] of idle) {
      clearTimeout(timer);
      idle.delete(child);
      if (child.fit) return child;
      alive.delete(child);
    }
    const child = await startChild(job, options);
    alive.add(child);
    return child;
  }

  function putBack(child: Child): void {
    if (child.fit && alive.has(child)) idle.set(child, setTimeout(() => giveUp(child), idleMs).unref());
    else giveUp(child);
  }

  function giveUp(child: Child): void {
    idle.delete(child);
    alive.delete(child);
    void child.end();
  }

  return {
    run(message, { sender, cpuMs = maxTaskCpuMs, maxWaitMs = defaultWaitMs, comesLast, signal, onProgress }) {
      const bytes = bytesOf(message);
      const line = comesLast ? lastTurns : turns;
      const full =
        isOver(maxWaiting, line.waiting(), bytes) || isOver(maxWaitingEach, line.waiting(sender), bytes);
      if (full && Number.isFinite(maxWaitMs)) return Promise.reject(new PoolBusy());
      return new Promise((resolve, reject) => {
        const giveUpWaiting = (why: Error) => {
          line.remove(sender, item);
          clearTimeout(timer);
          signal?.removeEventListener('abort', leave);
          reject(why);
        };
        const leave = () => giveUpWaiting(new Error('Nobody waits for this any more'));
        const item: Waiting = {
          message,
          cpuMs,
          onProgress,
          begin(done) {
            clearTimeout(timer);
            signal?.removeEventListener('abort', leave);
            resolve(done);
          },
        };
        const timer = Number.isFinite(maxWaitMs)
          ? setTimeout(() => giveUpWaiting(new PoolBusy()), maxWaitMs)
          : undefined;
        line.add(sender, item);
        signal?.addEventListener('abort', leave);
        if (signal?.aborted) leave();
        else startNext();
      });
    },
    async close() {
      for (const timer of idle.values()) clearTimeout(timer);
      idle.clear();
      const ending = [...alive];
      alive.clear();
      await Promise.all(ending.map((child) => child.end()));
    },
    pids: () => [...alive].map(({ pid }) => pid),
  };
}
