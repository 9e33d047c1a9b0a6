/** A response of server-sent events, written while the work goes on. A client that stops reading stops the work. */
import { PassThrough, type Readable } from 'node:stream';
import { heartbeat, heartbeatMs, serverSent } from './server-sent.ts';

/** @param id the event id, which a reconnecting client sends as the last one it received */
export type Send = (event: string, data: object, id?: number) => void;

/** Buffer of the stream, in bytes: `highWaterMark`. */
const bufferBytes = 64 * 1024;

/**
 * @param work sends the events; its signal is aborted once the client has stopped reading
 * @param failed sends the last event when the work throws
 */
export function eventStream(
  work: (send: Send, signal: AbortSignal) => Promise<void>,
  failed: (error: unknown, send: Send) => void,
): Readable {
  const stream = new PassThrough({ highWaterMark: bufferBytes });
  const stopped = new AbortController();
  const write = (text: string) => {
    if (!stream.writableEnded && !stream.destroyed) stream.write(text);
  };
  const heartbeats = setInterval(() => write(heartbeat), heartbeatMs).unref();
  stream.on('close', () => {
    clearInterval(heartbeats);
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
