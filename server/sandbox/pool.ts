/**
 * Strangers' files are opened here: in a few child processes that are kept warm for the next file, within limits of memory
 * and CPU time that end the process and nothing else. A process is started when there is work for it, replaced when it
 * was ended or has run its share, and given up when there was none for a while. It knows no kind of file.
 */
import { type Child, startChild } from './child.ts';
import { EndedOnTask, PoolBusy } from './ended-on-task.ts';
import type { ChildLimits } from './limits.ts';
import type { Message } from './messages.ts';
import { takeTurns } from './turns.ts';

export interface PoolOptions extends ChildLimits {
  /** A module that exports `run`, a Job. */
  readonly job: URL;
  /** So many at once. With several, no sender has all of them. */
  readonly lanes: number;
  /** What may wait, of everybody and of one sender. */
  readonly maxWaiting: WaitingLimit;
  readonly maxWaitingEach: WaitingLimit;
  /** Without work for this long, a process gives its memory back. */
  readonly idleMs?: number;
}

/** Files that wait are held in memory, and a few large ones take as much of it as many small ones. */
export interface WaitingLimit {
  readonly tasks: number;
  readonly bytes: number;
}

export interface TaskOptions {
  /** Who takes turns with others: an account, or the network of somebody who is signed out. */
  readonly sender: string;
  readonly cpuMs?: number;
  /** Milliseconds to wait for a turn; Infinity for what nobody waits for. */
  readonly maxWaitMs?: number;
  /** Begins when nobody waits who does not come last; by default it takes turns. */
  readonly comesLast?: boolean;
  /** Nobody waits for the answer any more: what has not begun never does. */
  readonly signal?: AbortSignal;
  /** What the job tells on the way; from the beginning, when it is begun again. */
  readonly onProgress?: (progress: unknown) => void;
}

export interface Pool {
  /**
   * @throws PoolBusy when it had no turn in time, or the machine has too much to do
   * @throws EndedOnTask when the file is at fault; another error when the job's own code is
   */
  run(message: Message, options: TaskOptions): Promise<Message>;
  /** Ends every process. What is asked later starts new ones. */
  close(): Promise<void>;
  /** Of the processes there are. */
  pids(): readonly number[];
}

interface Waiting {
  readonly message: Message;
  readonly cpuMs: number;
  readonly onProgress: ((progress: unknown) => void) | undefined;
  begin(done: Promise<Message>): void;
}

/** A machine may give a process a tenth of a core, and it still counts as at work. */
const wallPerCpu = 10;
const minWallMs = 2000;
const defaultIdleMs = 60_000;
const defaultWaitMs = 30_000;

const bytesOf = ({ files }: Message) => files.reduce((sum, { length }) => sum + length, 0);

export function openPool(options: PoolOptions): Pool {
  const { job, lanes, maxTaskCpuMs, maxWaiting, maxWaitingEach, idleMs = defaultIdleMs } = options;
  const turns = takeTurns<Waiting>();
  /** Of those who come last. */
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
    for (let again = false; ; again = true) {
      const child = await takeChild();
      try {
        return await child.ask(message, cpuMs, Math.max(minWallMs, cpuMs * wallPerCpu), onProgress);
      } catch (error) {
        if (!(error instanceof EndedOnTask)) throw error;
        if (error.reason === 'wall') throw new PoolBusy();
        if (error.reason !== 'killed') throw error;
        if (again) throw new PoolBusy();
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
        const giveWay = (why: Error) => {
          line.remove(sender, item);
          clearTimeout(timer);
          signal?.removeEventListener('abort', leave);
          reject(why);
        };
        const leave = () => giveWay(new Error('Nobody waits for this any more'));
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
          ? setTimeout(() => giveWay(new PoolBusy()), maxWaitMs)
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
