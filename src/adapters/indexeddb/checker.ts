/**
 * Checks segments: few records on the page's thread, many in workers. Without workers, or once one fails,
 * checking is only slower.
 */
import type { Head } from '../../events/log/event.ts';
import { checkSegments, type SegmentCheck } from './check-segment.ts';
import type { CheckRequest, CheckResponse } from './check.worker.ts';
import { segmentRecords, type StoredSegment } from './segment.ts';

/** Starting a worker takes about as long as checking this many records. */
const worthAWorker = 2 * segmentRecords;
/** Workers are terminated after this many milliseconds without work. */
const idleTimeoutMs = 10_000;
const maxWorkers = 3;

interface Waiting extends CheckRequest {
  readonly resolve: (check: SegmentCheck) => void;
}

export class Checker {
  #workers: Worker[] = [];
  #waiting = new Map<number, Waiting>();
  #nextId = 0;
  #failed = typeof Worker === 'undefined';
  #idleTimer: ReturnType<typeof setTimeout> | undefined;

  /** @param segments that follow each other, at least one */
  async check(stream: string, segments: readonly StoredSegment[], from: Head): Promise<SegmentCheck> {
    const records = (segments.at(-1)?.last ?? 0) - from.seq;
    if (this.#failed || (this.#workers.length === 0 && records < worthAWorker)) {
      return checkSegments(stream, segments, from);
    }
    return new Promise((resolve) => {
      const id = this.#nextId;
      this.#nextId += 1;
      const request: CheckRequest = { id, stream, segments, from };
      this.#waiting.set(id, { ...request, resolve });
      this.#workerFor(id)?.postMessage(request);
    });
  }

  /** Pending checks are still answered, only more slowly. */
  close(): void {
    this.#doWithoutWorkers();
  }

  #terminateWorkers(): void {
    clearTimeout(this.#idleTimer);
    for (const worker of this.#workers) worker.terminate();
    this.#workers = [];
  }

  /** Round robin. */
  #workerFor(id: number): Worker | undefined {
    clearTimeout(this.#idleTimer);
    const wanted = Math.min(maxWorkers, Math.max(1, (navigator.hardwareConcurrency ?? 2) - 1));
    const index = id % wanted;
    try {
      this.#workers[index] ??= this.#start();
    } catch {
      this.#doWithoutWorkers();
    }
    return this.#workers[index];
  }

  #start(): Worker {
    const worker = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data: { id, check } }: MessageEvent<CheckResponse>) => {
      this.#waiting.get(id)?.resolve(check);
      this.#waiting.delete(id);
      if (this.#waiting.size > 0) return;
      clearTimeout(this.#idleTimer);
      this.#idleTimer = setTimeout(() => this.#terminateWorkers(), idleTimeoutMs);
    });
    worker.addEventListener('error', () => this.#doWithoutWorkers());
    return worker;
  }

  /** Runs the workers' pending checks, and all later ones, on this thread. */
  #doWithoutWorkers(): void {
    this.#failed = true;
    this.#terminateWorkers();
    const left = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { stream, segments, from, resolve } of left) resolve(checkSegments(stream, segments, from));
  }
}
