/** Starts Node.js worker threads that check the lines of a long log. */
import { Worker } from 'node:worker_threads';
import type { JudgeThread } from '../../src/events/audit/judge-lines.ts';

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
