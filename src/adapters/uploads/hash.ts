/** SHA-256 of what is uploaded, computed while it is sent, beside the page's own thread. */
import { Sha256 } from '../../events/log/sha256.ts';

const pieceBytes = 4 * 1024 * 1024;

/** Piece by piece: what is uploaded may be larger than memory. */
export async function sha256Of(content: Blob): Promise<string> {
  const hash = new Sha256();
  for (let at = 0; at < content.size; at += pieceBytes) {
    hash.update(new Uint8Array(await content.slice(at, at + pieceBytes).arrayBuffer()));
  }
  return hash.hex();
}

/** What the worker answers. */
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
    // A worker that does not start only makes it slower.
    worker.addEventListener('error', () => sha256Of(content).then(resolve, reject));
    worker.postMessage(content);
  }).finally(() => worker.terminate());
}
