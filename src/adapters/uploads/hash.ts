/** SHA-256 of a file, computed in a worker, off the page's thread. */
import { Sha256 } from '../../events/log/sha256.ts';

const pieceBytes = 4 * 1024 * 1024;

/** Reads piece by piece: the content may be larger than memory. */
export async function sha256Of(content: Blob): Promise<string> {
  const hash = new Sha256();
  for (let at = 0; at < content.size; at += pieceBytes) {
    hash.update(new Uint8Array(await content.slice(at, at + pieceBytes).arrayBuffer()));
  }
  return hash.hex();
}

/** The worker's answer. */
export type HashAnswer = { readonly sha256: string } | { readonly failed: true };

export function sha256InWorker(content: Blob): Promise<string> {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./hash.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return sha256Of(content);
  }
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<HashAnswer>) => {
      if ('sha256' in data) resolve(data.sha256);
      else reject(new Error('The content cannot be read'));
    });
    // When the worker does not start, this thread does the work, only more slowly.
    worker.addEventListener('error', () => sha256Of(content).then(resolve, reject));
    worker.postMessage(content);
  }).finally(() => worker.terminate());
}
