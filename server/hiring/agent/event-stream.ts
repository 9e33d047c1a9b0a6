/** An answer as server-sent events, written as it comes. Whoever stops reading stops the work. */
import { PassThrough, type Readable } from 'node:stream';

export type Tell = (event: string, data: object) => void;

/** Characters that may wait for a slow reader. */
const mostWaiting = 64 * 1024;

/**
 * @param work writes the events; its signal is aborted once nobody reads any more
 * @param failed what is told last when the work throws
 */
export function eventStream(
  work: (tell: Tell, signal: AbortSignal) => Promise<void>,
  failed: (error: unknown, tell: Tell) => void,
): Readable {
  const stream = new PassThrough({ highWaterMark: mostWaiting });
  const stopped = new AbortController();
  stream.on('close', () => stopped.abort());
  const tell: Tell = (event, data) => {
    if (!stream.writableEnded && !stream.destroyed) {
      stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    }
  };
  void work(tell, stopped.signal)
    .catch((error: unknown) => {
      if (!stopped.signal.aborted) failed(error, tell);
    })
    .finally(() => stream.end());
  return stream;
}
