/**
 * Copies the files of an installation from one place to another: folders of DATA_DIR and buckets, in any direction. Every
 * file is read back at its target and its SHA-256 compared. Stopped halfway, or run again while a server still writes, it
 * continues with what is missing.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { looksLikeBucket, bucketAddressForm, readBucketAddress } from '../bucket-address.ts';
import type { Config } from '../config.ts';
import { type FileStore, folderStore } from '../files/file-store.ts';
import { FilesUnavailable } from '../files/files-unavailable.ts';
import { filesFolder, openBucketStores } from '../files/open-stores.ts';
import { AdminError } from './admin-error.ts';

export interface Place {
  readonly files: FileStore;
  close(): void;
}

/**
 * @param name an address of a bucket, or a folder like DATA_DIR
 * @param mustExist so that nothing is copied from a mistyped folder
 */
export async function openPlace(
  name: string,
  { bucketKeys }: Pick<Config, 'bucketKeys'>,
  folderNamed: (name: string) => string,
  mustExist: boolean,
): Promise<Place> {
  if (!looksLikeBucket(name)) {
    const folder = filesFolder({ dataDir: folderNamed(name) });
    if (mustExist && !existsSync(folder)) throw new AdminError(`There are no files in ${folder}.`);
    return { files: folderStore(folder), close: () => undefined };
  }
  const address = readBucketAddress(name);
  if (!address) throw new AdminError(`A bucket is written like ${bucketAddressForm}.`);
  if (!bucketKeys) {
    throw new AdminError('Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY to the keys of the bucket.');
  }
  const stores = await openBucketStores(address, bucketKeys);
  await stores.probe();
  return stores;
}

export interface CopyProgress {
  /** Files that are now verified to be the same on both sides. */
  readonly done: number;
  readonly of: number;
  /** Total size of those files. */
  readonly bytes: number;
}

export interface CopySummary {
  readonly copied: number;
  /** Files that were at the target already, with the same content. */
  readonly same: number;
  readonly bytes: number;
  /** Files that are only at the target, and were left alone. */
  readonly others: number;
  /** The sums of all files, as `sha256sum` prints them. */
  readonly sums: string;
}

interface Sum {
  readonly sha256: string;
  readonly bytes: number;
}

/** Passes content through, and reports its hash at the end. */
async function* hashing(content: AsyncIterable<Buffer>, done: (sum: Sum) => void): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of content) {
    hash.update(part);
    bytes += part.length;
    yield part;
  }
  done({ sha256: hash.digest('hex'), bytes });
}

const contentOf = (files: FileStore, name: string, bytes: number): AsyncIterable<Buffer> =>
  bytes === 0 ? Readable.from([]) : (files.stream(name, 0, bytes - 1) as AsyncIterable<Buffer>);

/** null: there is no such file. */
async function sumOf(files: FileStore, name: string): Promise<Sum | null> {
  const size = await files.size(name);
  if (size === null) return null;
  let sum: Sum | null = null;
  for await (const _ of hashing(contentOf(files, name, size), (found) => (sum = found)));
  return sum;
}

const isSame = (one: Sum | null, other: Sum | null) =>
  one !== null && other !== null && one.sha256 === other.sha256 && one.bytes === other.bytes;

/**
 * Copies a file under the same name.
 * @returns null when it was removed meanwhile.
 * @throws AdminError when what arrives differs
 */
async function copyFile(
  from: FileStore,
  to: FileStore,
  name: string,
): Promise<(Sum & { fresh: boolean }) | null> {
  const size = await from.size(name);
  if (size === null) return null;
  // Reading both costs less than sending the file again; a different size settles it already.
  if ((await to.size(name)) === size) {
    const [own, there] = [await sumOf(from, name), await sumOf(to, name)];
    if (own && isSame(own, there)) return { ...own, fresh: false };
  }
  let sent: Sum | null = null;
  const content = hashing(contentOf(from, name, size), (sum) => (sent = sum));
  await to.writeFrom(name, Readable.from(content, { objectMode: false }));
  const arrived = await sumOf(to, name);
  const own = sent as Sum | null;
  if (!own || !isSame(own, arrived)) throw new AdminError('what arrived there is not what was read here');
  return { ...own, fresh: true };
}

/** @throws AdminError naming the file where it stopped */
export async function copyFiles(
  from: FileStore,
  to: FileStore,
  report: (progress: CopyProgress) => void = () => undefined,
): Promise<CopySummary> {
  const names = await from.list();
  let [copied, same, bytes] = [0, 0, 0];
  let sums = '';
  for (const name of names) {
    const sum = await copyFile(from, to, name).catch((error: unknown) => {
      const isKnown =
        error instanceof AdminError ||
        error instanceof FilesUnavailable ||
        (error instanceof Error && 'code' in error);
      if (!isKnown) throw error;
      const line = `Stopped at ${name}: ${(error as Error).message}. What was copied stays; run it again to go on.`;
      throw new AdminError(line, { cause: error });
    });
    if (!sum) continue;
    if (sum.fresh) copied += 1;
    else same += 1;
    bytes += sum.bytes;
    sums += `${sum.sha256}  ${name}\n`;
    report({ done: copied + same, of: names.length, bytes });
  }
  const known = new Set(names);
  const others = (await to.list()).filter((name) => !known.has(name)).length;
  return { copied, same, bytes, others, sums };
}
