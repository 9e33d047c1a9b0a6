/** Streams a range of an object from a bucket, and resumes at the next missing byte when the connection breaks. */
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { bucketFailure, isMissing } from './bucket-client.ts';
import { FilesUnavailable } from './files-unavailable.ts';

/** Failures in a row without receiving a single byte. */
const maxFailures = 4;
const pauseMs = 200;

export interface ObjectRange {
  readonly Bucket: string;
  readonly Key: string;
  readonly start: number;
  /** Index of the last byte, from 0. */
  readonly end: number;
}

/**
 * Streams the range; destroying the stream ends the request.
 * @param idleMs how long it waits for the next byte
 */
export function objectStream(client: S3Client, range: ObjectRange, idleMs: number): Readable {
  const ending = new AbortController();
  const stream = Readable.from(rangeBytes(client, range, idleMs, ending.signal), { objectMode: false });
  // A generator that is waiting for the bucket would notice the end of the stream only afterwards.
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
  /** ETag of the first response, so that a resumed download never continues with a replaced file. */
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

  /** null: the connection broke, and another attempt is worthwhile. */
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
      // Servers may send more than was requested.
      const requested = part.subarray(0, end + 1 - at);
      at += requested.length;
      yield requested;
    }
  } finally {
    await (parts as AsyncGenerator<Buffer> | null)?.return(undefined);
  }
}

/**
 * The parts of a response as they arrive; the SDK's timeouts cover only its beginning.
 * @throws FilesUnavailable when nothing arrives for `idleMs`
 */
export async function* bodyParts(
  body: Readable,
  idleMs: number,
  ending?: AbortSignal,
): AsyncGenerator<Buffer> {
  const destroyWith = (reason?: Error) => () => body.destroy(reason);
  const end = destroyWith();
  const timeOut = destroyWith(new FilesUnavailable('out-of-reach', 'it does not answer in time'));
  ending?.addEventListener('abort', end);
  const parts = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  try {
    for (;;) {
      const timer = setTimeout(timeOut, idleMs);
      const part = await parts.next().finally(() => clearTimeout(timer));
      if (part.done) return;
      yield part.value;
    }
  } finally {
    ending?.removeEventListener('abort', end);
    body.destroy();
  }
}

/** Whether the response begins at `at`: a server that does not support ranges, or not this one, sends the whole object. */
const beginsAt = (at: number, contentRange: string | undefined) =>
  contentRange === undefined ? at === 0 : contentRange.startsWith(`bytes ${at}-`);

/** The object is gone or was replaced, so retrying is useless. */
const isFinal = (error: unknown) =>
  isMissing(error) || (error instanceof Error && ['PreconditionFailed', 'InvalidRange'].includes(error.name));
