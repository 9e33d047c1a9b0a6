/** Opens the configured stores for files: a folder in DATA_DIR, or a bucket that any number of machines can share. */
import { join } from 'node:path';
import { type BucketAddress, nameOfBucket } from '../bucket-address.ts';
import type { BucketKeys, Config } from '../config.ts';
import { ConfigError } from '../config/variables.ts';
import { newId } from '../ids.ts';
import { type FileStore, folderStore } from './file-store.ts';
import { FilesUnavailable } from './files-unavailable.ts';

export interface BucketStores {
  readonly files: FileStore;
  /** Received pieces of uploads in progress. */
  readonly chunks: FileStore;
  /** Data by which the machines of an installation check each other. */
  readonly shared: FileStore;
  /** @throws FilesUnavailable when it does not answer or refuses access */
  check(): Promise<void>;
  /** Writes a test file and removes it again. @throws ConfigError when files cannot be stored there */
  probe(): Promise<void>;
  close(): void;
}

export interface Stores {
  readonly files: FileStore;
  /** null: files and pieces of uploads are in DATA_DIR. */
  readonly bucket: BucketStores | null;
  close(): void;
}

type StoreConfig = Pick<Config, 'dataDir' | 'bucket' | 'bucketKeys'>;

export const filesFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'files');

/** Opens the stores; makes no request yet. */
export async function openStores(config: StoreConfig): Promise<Stores> {
  const { bucket: address, bucketKeys } = config;
  if (!address || !bucketKeys) {
    return { files: folderStore(filesFolder(config)), bucket: null, close: () => undefined };
  }
  const bucket = await openBucketStores(address, bucketKeys);
  return { files: bucket.files, bucket, close: bucket.close };
}

export async function openBucketStores(address: BucketAddress, keys: BucketKeys): Promise<BucketStores> {
  // The SDK is loaded only for a bucket.
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
