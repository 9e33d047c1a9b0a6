/** Where an installation keeps its files, as its configuration says: a folder of DATA_DIR, or a bucket for any number of machines. */
import { join } from 'node:path';
import { type BucketAddress, nameOfBucket } from '../bucket-address.ts';
import { type BucketKeys, type Config, ConfigError } from '../config.ts';
import { newId } from '../ids.ts';
import { type FileStore, folderStore } from './file-store.ts';
import { FilesUnavailable } from './files-unavailable.ts';

export interface BucketStores {
  readonly files: FileStore;
  /** What has arrived of uploads under way. */
  readonly chunks: FileStore;
  /** What the machines of an installation know about each other. */
  readonly shared: FileStore;
  /** @throws FilesUnavailable while it does not answer, or not to us */
  check(): Promise<void>;
  /** Writes there and removes it again. @throws ConfigError when we could not keep files there */
  probe(): Promise<void>;
  close(): void;
}

export interface Stores {
  readonly files: FileStore;
  /** null: files and what has arrived of uploads lie in DATA_DIR. */
  readonly bucket: BucketStores | null;
  close(): void;
}

type Given = Pick<Config, 'dataDir' | 'bucket' | 'bucketKeys'>;

export const filesFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'files');

/** Asks nobody yet. */
export async function openStores(config: Given): Promise<Stores> {
  const { bucket: address, bucketKeys } = config;
  if (!address || !bucketKeys) {
    return { files: folderStore(filesFolder(config)), bucket: null, close: () => undefined };
  }
  const bucket = await openBucketStores(address, bucketKeys);
  return { files: bucket.files, bucket, close: bucket.close };
}

export async function openBucketStores(address: BucketAddress, keys: BucketKeys): Promise<BucketStores> {
  // Whoever has no bucket does not load the SDK.
  const [{ openBucket }, { s3Store }] = await Promise.all([
    import('./bucket-client.ts'),
    import('./s3-store.ts'),
  ]);
  const client = openBucket(address, keys);
  const storeAt = (folder: string) => s3Store(client, address.bucket, `${address.prefix}${folder}`);
  const shared = storeAt('installation/');
  return {
    files: storeAt('files/'),
    chunks: storeAt('uploads/'),
    shared,
    async check() {
      await shared.list('probes/');
    },
    async probe() {
      const name = `probes/${newId()}.txt`;
      try {
        await shared.write(name, Buffer.from(name));
        if ((await shared.list(name)).length === 0) throw new FilesUnavailable('out-of-reach', missing);
        if ((await shared.read(name))?.toString() !== name)
          throw new FilesUnavailable('out-of-reach', missing);
        await shared.remove(name);
      } catch (error) {
        if (!(error instanceof FilesUnavailable)) throw error;
        const line = `The bucket ${nameOfBucket(address)} cannot be used: ${error.message}.`;
        throw new ConfigError(line, { cause: error });
      }
    },
    close: () => client.destroy(),
  };
}

const missing = 'what is written there is not there afterwards';
