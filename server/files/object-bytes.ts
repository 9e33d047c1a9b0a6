/** Bytes of an object as they are wanted: asked for as a range, and asked for again from there when the line breaks. */
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { bucketFailure, isMissing } from './bucket-client.ts';
import { FilesUnavailable } from './files-unavailable.ts';

/** So often in a row without a single byte. */
const maxFailures = 4;
const pauseMs = 200;

export interface ObjectRange {
  readonly Bucket: string;
  readonly Key: string;
  readonly start: number;
  /** The last byte, counted from 0. */
  readonly end: number;
}

/**
 * Whoever stops reading ends the request with it.
 * @param idleMs for so long it waits for the next byte
 */
export function objectStream(client: S3Client, range: ObjectRange, idleMs: number): Readable {
  const ending = new AbortController();
  const stream = Readable.from(rangeBytes(client, range, idleMs, ending.signal), { objectMode: false });
  // A generator that waits for the bucket hears of its end only afterwards.
  const destroy = stream._destroy.bind(stream);
  stream._destroy = (error, done) => {
    ending.abort();
    destroy(error, done);
  };
  return stream;
}

async function* rangeBytes(
  client: S3Client,
  { start, end, ...object }: ObjectRange,
  idleMs: number,
  ending: AbortSignal,
): AsyncGenerator<Buffer> {
  let at = start;
  let failures = 0;
  /** Another file under the same name must not be sewn on to this one. */
  let tag: string | undefined;
  let parts: AsyncGenerator<Buffer> | null = null;

  async function ask(): Promise<AsyncGenerator<Buffer>> {
    const range = { Range: `bytes=${at}-${end}`, ...(tag === undefined ? {} : { IfMatch: tag }) };
    const answer = await client.send(new GetObjectCommand({ ...object, ...range }), { abortSignal: ending });
    tag ??= answer.ETag;
    if (!beginsAt(at, answer.ContentRange)) {
      (answer.Body as Readable).destroy();
      throw new FilesUnavailable('out-of-reach', 'it answers with other bytes than were asked for');
    }
    return bodyParts(answer.Body as Readable, idleMs, ending);
  }

  /** null: the line broke, and it is worth another try. */
  async function next(): Promise<Buffer | null> {
    try {
      parts ??= await ask();
      const part = await parts.next();
      if (!part.done) return part.value;
      throw new FilesUnavailable('out-of-reach', 'an answer ended before all of it was there');
    } catch (error) {
      parts = null;
      failures += 1;
      if (failures >= maxFailures || ending.aborted || isFinal(error)) throw bucketFailure(error);
    }
    await delay(pauseMs * failures, undefined, { signal: ending });
    return null;
  }

  try {
    while (at <= end) {
      const part = await next();
      if (!part) continue;
      failures = 0;
      // Servers may send more than was asked for.
      const wanted = part.subarray(0, end + 1 - at);
      at += wanted.length;
      yield wanted;
    }
  } finally {
    await (parts as AsyncGenerator<Buffer> | null)?.return(undefined);
  }
}

/**
 * The parts of an answer as they come; the SDK watches its beginning only.
 * @throws FilesUnavailable when nothing comes for too long
 */
export async function* bodyParts(
  body: Readable,
  idleMs: number,
  ending?: AbortSignal,
): AsyncGenerator<Buffer> {
  const give = (reason?: Error) => () => body.destroy(reason);
  const end = give();
  const silent = give(new FilesUnavailable('out-of-reach', 'it does not answer in time'));
  ending?.addEventListener('abort', end);
  const parts = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  try {
    for (;;) {
      const timer = setTimeout(silent, idleMs);
      const part = await parts.next().finally(() => clearTimeout(timer));
      if (part.done) return;
      yield part.value;
    }
  } finally {
    ending?.removeEventListener('abort', end);
    body.destroy();
  }
}

/** A server that knows no ranges, or not this one, sends all of it. */
const beginsAt = (at: number, contentRange: string | undefined) =>
  contentRange === undefined ? at === 0 : contentRange.startsWith(`bytes ${at}-`);

/** It is gone, or another file by now. */
const isFinal = (error: unknown) =>
  isMissing(error) || (error instanceof Error && ['PreconditionFailed', 'InvalidRange'].includes(error.name));
