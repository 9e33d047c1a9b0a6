/**
 * Where segments are checked: few records on the spot, many in workers of their own. A browser without workers,
 * or a worker that fails, only makes it slower.
 */
import type { Head } from '../../events/log/event.ts';
import { checkSegments, type SegmentCheck } from './check-segment.ts';
import type { CheckRequest, CheckResponse } from './check.worker.ts';
import { segmentRecords, type StoredSegment } from './segment.ts';

/** Starting a worker takes about as long as checking so many records. */
const worthAWorker = 2 * segmentRecords;
/** Workers are let go after so many milliseconds without work. */
const letGoAfter = 10_000;
const maxWorkers = 3;

interface Waiting extends CheckRequest {
  readonly resolve: (check: SegmentCheck) => void;
}

export class Checker {
  #workers: Worker[] = [];
  #waiting = new Map<number, Waiting>();
  #nextId = 0;
  #failed = typeof Worker === 'undefined';
  #letGo: ReturnType<typeof setTimeout> | undefined;

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

  /** Whoever still waits gets an answer; it only takes longer. */
  close(): void {
    this.#doWithoutWorkers();
  }

  #letWorkersGo(): void {
    clearTimeout(this.#letGo);
    for (const worker of this.#workers) worker.terminate();
    this.#workers = [];
  }

  /** They take turns. */
  #workerFor(id: number): Worker | undefined {
    clearTimeout(this.#letGo);
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
      clearTimeout(this.#letGo);
      this.#letGo = setTimeout(() => this.#letWorkersGo(), letGoAfter);
    });
    worker.addEventListener('error', () => this.#doWithoutWorkers());
    return worker;
  }

  /** What was asked of the workers is done here, and everything from now on. */
  #doWithoutWorkers(): void {
    this.#failed = true;
    this.#letWorkersGo();
    const left = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { stream, segments, from, resolve } of left) resolve(checkSegments(stream, segments, from));
  }
}
