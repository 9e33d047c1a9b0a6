/**
 * Buckets for tests: of s3rver, an S3 server in Node that npm installs and that keeps objects in a folder; and of the
 * server that TEST_FILES_URL names, with its keys in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { BucketAddress } from '../../../server/bucket-address.ts';
import { type BucketKeys, readConfig } from '../../../server/config.ts';
import { newId } from '../../../server/ids.ts';

export interface TestBucket {
  readonly address: BucketAddress;
  readonly keys: BucketKeys;
  /** Environment variables for a server. */
  readonly env: Readonly<Record<'FILES_URL' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY', string>>;
  close(): Promise<void>;
}

/** The only key that s3rver accepts. */
const onlyKey = 'S3RVER';

export const bucketEnv = (endpoint: string, bucket = 'patina', key = onlyKey) => ({
  FILES_URL: `s3://${bucket}/tests?endpoint=${endpoint}`,
  AWS_ACCESS_KEY_ID: key,
  AWS_SECRET_ACCESS_KEY: key,
});

export const settingsOf = (env: Record<string, string>) => {
  const { bucket, bucketKeys } = readConfig(env);
  if (!bucket || !bucketKeys) throw new Error('This names no bucket.');
  return { address: bucket, keys: bucketKeys };
};

export async function startBucket(): Promise<TestBucket> {
  const directory = mkdtempSync(join(tmpdir(), 'patina-bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'patina' }],
  });
  const { port } = await server.run();
  const env = bucketEnv(`http://127.0.0.1:${port}`);
  return {
    ...settingsOf(env),
    env,
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

const givenUrl = process.env.TEST_FILES_URL ?? '';

/** null: none is configured. */
export const givenBucket = (): TestBucket | null => {
  if (givenUrl === '') return null;
  const env = {
    FILES_URL: givenUrl,
    AWS_ACCESS_KEY_ID: process.env.AWS_ACCESS_KEY_ID ?? '',
    AWS_SECRET_ACCESS_KEY: process.env.AWS_SECRET_ACCESS_KEY ?? '',
  };
  const { address, keys } = settingsOf(env);
  // A prefix of this run's own, so that it does not touch other files.
  const own = { ...address, prefix: `${address.prefix}tests-${newId()}/` };
  return { address: own, keys, env, close: async () => undefined };
};
