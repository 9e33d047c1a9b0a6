/** Starts worker threads that check the lines of a long log. */
import type { JudgeThread } from '../../events/audit/judge-lines.ts';

/** Starting a thread takes longer than checking a file of this many bytes. */
const shortFile = 4_000_000;
const maxThreads = 3;

/** @returns empty for a short file, and in a browser without workers */
export function startThreads(fileBytes: number): readonly JudgeThread[] {
  if (fileBytes <= shortFile || typeof Worker === 'undefined') return [];
  // One core is left for checking the chain.
  const count = Math.min(maxThreads, Math.max(1, (navigator.hardwareConcurrency ?? 2) - 1));
  return Array.from({ length: count }, startThread);
}

function startThread(): JudgeThread {
  const worker = new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' });
  return {
    post: (bytes) => worker.postMessage(bytes, [bytes.buffer]),
    listen(answer, gone) {
      worker.addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => answer(data));
      worker.addEventListener('error', gone);
    },
    stop: () => worker.terminate(),
  };
}
