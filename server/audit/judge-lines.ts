/** Threads of Node that look at the lines of a long log. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { JudgeThread } from '../../src/events/audit/judge-lines.ts';

/** One core goes through the chain meanwhile. More helpers than these would wait for it. */
export const usualHelpers = () => Math.min(3, availableParallelism() - 1);
/** Starting a helper takes longer than going through a file of this many bytes. */
export const shortFile = 12_000_000;

export const startThreads = (count: number): readonly JudgeThread[] =>
  Array.from({ length: count }, () => {
    const worker = new Worker(new URL('./judge.mjs', import.meta.url));
    return {
      post: (bytes) => worker.postMessage(bytes, [bytes.buffer]),
      listen(answer, gone) {
        worker.on('message', answer);
        worker.on('error', gone);
        worker.on('exit', gone);
      },
      stop: () => void worker.terminate(),
    };
  });
