/** An answer as server-sent events, written as it comes. Whoever stops reading stops the work. */
import { PassThrough, type Readable } from 'node:stream';
import { heartbeat, heartbeatMs, serverSent } from './server-sent.ts';

/** @param id what a reader that comes again names as the last one it has */
export type Send = (event: string, data: object, id?: number) => void;

/** Characters that may wait for a slow reader. */
const maxWaiting = 64 * 1024;

/**
 * @param work writes the events; its signal is aborted once nobody reads any more
 * @param failed what is told last when the work throws
 */
export function eventStream(
  work: (send: Send, signal: AbortSignal) => Promise<void>,
  failed: (error: unknown, send: Send) => void,
): Readable {
  const stream = new PassThrough({ highWaterMark: maxWaiting });
  const stopped = new AbortController();
  const write = (text: string) => {
    if (!stream.writableEnded && !stream.destroyed) stream.write(text);
  };
  const beating = setInterval(() => write(heartbeat), heartbeatMs).unref();
  stream.on('close', () => {
    clearInterval(beating);
    stopped.abort();
  });
  const send: Send = (event, data, id) =>
    write(serverSent({ event, data, ...(id === undefined ? {} : { id }) }));
  void work(send, stopped.signal)
    .catch((error: unknown) => {
      if (!stopped.signal.aborted) failed(error, send);
    })
    .finally(() => stream.end());
  return stream;
}
