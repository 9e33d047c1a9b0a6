/**
 * The store for uploaded files in a bucket. An object is there as a whole or not at all; `write` stores its SHA-256, and
 * `read` verifies it. It does not know what the files are or whose.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { bucketFailure, isMissing, isUnknownOperation, usualTimes, wasTriedAgain } from './bucket-client.ts';
import { checkFileName, type FileStore, isFileName } from './file-store.ts';
import { FilesUnavailable } from './files-unavailable.ts';
import { bodyParts, objectStream } from './object-bytes.ts';

const megabyte = 1024 * 1024;
/** The smallest part; a bucket takes 10,000 of them. */
const partBytes = 8 * megabyte;
const maxParts = 10_000;
/** Parts of one upload sent concurrently, each held in memory. */
const partsAtOnce = 2;
/** How often a whole file is sent or requested until it arrives undamaged. */
const maxTries = 3;
/** Error names of a bucket when the bytes do not match their checksum. */
const damaged: ReadonlySet<string> = new Set([
  'BadDigest',
  'XAmzContentChecksumMismatch',
  'XAmzContentSHA256Mismatch',
]);

const sha256Of = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/**
 * @param prefix the beginning of every key in the bucket
 * @param idleMs how long reads wait for the next byte
 */
export function s3Store(
  client: S3Client,
  bucket: string,
  prefix: string,
  idleMs = usualTimes.idleMs,
): FileStore {
  const keyOf = (name: string) => {
    checkFileName(name);
    return prefix + name;
  };
  const objectOf = (name: string) => ({ Bucket: bucket, Key: keyOf(name) });

  /** All objects under the prefix whose names are valid file names. */
  async function* objects(namePrefix = ''): AsyncGenerator<{ name: string; changedAt: Date }> {
    const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix + namePrefix });
    for await (const { Contents = [] } of pages) {
      for (const { Key = '', LastModified } of Contents) {
        const name = Key.slice(prefix.length);
        if (isFileName(name)) yield { name, changedAt: LastModified ?? new Date() };
      }
    }
  }

  async function readOnce(name: string): Promise<Buffer | null> {
    const answer = await nullWhenMissing(
      client.send(new GetObjectCommand({ ...objectOf(name), ChecksumMode: 'ENABLED' })),
    );
    if (!answer) return null;
    const parts: Buffer[] = [];
    for await (const part of bodyParts(answer.Body as Readable, idleMs)) parts.push(part);
    const content = Buffer.concat(parts);
    const expected = answer.Metadata?.sha256;
    if (expected !== undefined && expected !== sha256Of(content)) {
      throw new FilesUnavailable('out-of-reach', `${name} came with other bytes than were written`);
    }
    return content;
  }

  /** @param bytes the total size; null: unknown */
  async function uploadParts(name: string, content: Readable, bytes: number | null): Promise<void> {
    const largest = bytes ?? maxParts * partBytes;
    const upload = new Upload({
      client,
      params: { ...objectOf(name), Body: content, ChecksumAlgorithm: 'SHA256' },
      partSize: Math.max(partBytes, Math.ceil(largest / maxParts)),
      queueSize: partsAtOnce,
    });
    try {
      await upload.done();
    } finally {
      content.destroy();
    }
  }

  return withTranslatedErrors({
    async write(name, content) {
      const object = objectOf(name);
      const sha256 = sha256Of(content);
      const put = new PutObjectCommand({
        ...object,
        Body: content,
        ChecksumAlgorithm: 'SHA256',
        Metadata: { sha256 },
      });
      await tryAgain(
        () => client.send(put),
        (error) => error instanceof Error && damaged.has(error.name),
      );
    },

    writeFrom: (name, content) => uploadParts(name, content, null),

    async take(name, path) {
      const { size } = await stat(path);
      await uploadParts(name, createReadStream(path), size);
      await rm(path);
    },

    read: (name) => tryAgain(() => readOnce(name)),

    async size(name) {
      const answer = await nullWhenMissing(client.send(new HeadObjectCommand(objectOf(name))));
      return answer?.ContentLength ?? null;
    },

    stream: (name, start, end) => objectStream(client, { ...objectOf(name), start, end }, idleMs),

    async remove(name) {
      await client.send(new DeleteObjectCommand(objectOf(name)));
    },

    async list(namePrefix) {
      const names: string[] = [];
      for await (const { name } of objects(namePrefix)) names.push(name);
      return names.sort();
    },

    async olderThan(before) {
      const names: string[] = [];
      for await (const { name, changedAt } of objects()) if (changedAt < before) names.push(name);
      return names.sort();
    },

    /** Parts of multipart uploads that were never completed take up space and are not listed as files. */
    async sweepUnfinished(before) {
      let count = 0;
      let after: Partial<ListMultipartUploadsCommandOutput> = {};
      do {
        const page: ListMultipartUploadsCommandOutput | null = await client
          .send(
            new ListMultipartUploadsCommand({
              Bucket: bucket,
              Prefix: prefix,
              KeyMarker: after.NextKeyMarker,
              UploadIdMarker: after.NextUploadIdMarker,
            }),
          )
          .catch((error: unknown) => {
            // The server does not support listing them, so they cannot be removed here.
            if (isUnknownOperation(error)) return null;
            throw error;
          });
        if (!page) return count;
        for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
          if (!Initiated || Initiated >= before) continue;
          await client
            .send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }))
            .catch(unlessGone);
          count += 1;
        }
        after = page;
      } while (after.IsTruncated);
      return count;
    },
  });
}

/** Retries what the SDK does not retry by itself: a response that breaks off, and damaged bytes. */
async function tryAgain<Result>(
  work: () => Promise<Result>,
  isRetryable: (error: unknown) => boolean = (error) =>
    !(error instanceof TypeError) && !wasTriedAgain(error),
): Promise<Result> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await work();
    } catch (error) {
      if (failures >= maxTries || !isRetryable(error)) throw error;
    }
  }
}

/** Ignores the error of an upload that was completed or aborted since it was listed. */
function unlessGone(error: unknown): void {
  if (!(error instanceof Error && error.name === 'NoSuchUpload')) throw error;
}

async function nullWhenMissing<Answer>(asking: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asking;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Makes every error a FilesUnavailable, except that of an invalid name, which is a bug of the caller. */
function withTranslatedErrors(store: FileStore): FileStore {
  const translated =
    <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      try {
        return await work(...args);
      } catch (error) {
        throw error instanceof TypeError && error.message.endsWith('is no name of a file')
          ? error
          : bucketFailure(error);
      }
    };
  return {
    write: translated(store.write),
    writeFrom: translated(store.writeFrom),
    take: translated(store.take),
    read: translated(store.read),
    size: translated(store.size),
    stream: store.stream,
    remove: translated(store.remove),
    list: translated(store.list),
    olderThan: translated(store.olderThan),
    sweepUnfinished: translated(store.sweepUnfinished),
  };
}
